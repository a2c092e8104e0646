import { base, build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute,
	type PrecacheEntry
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { READER_CACHE, WORKER_CACHE } from '$lib/scan/download/cache';

declare const self: ServiceWorkerGlobalScope;

/** What a host of plain files answers with for an address it has no file for: the app itself. */
const fallback = `${base}/404.html`;

/** The reader's files are large and wanted by some: the scan screen downloads them; here is only their list. */
const reader = `${base}/ocr/`;
const isReaders = (path: string): boolean =>
	path.startsWith(reader) && path !== `${reader}manifest.json`;

/** The scan worker is kept with the reader, and anew with each version of the app. */
const isWorker = (path: string): boolean => path.startsWith(`${base}/_app/immutable/workers/`);
const workers = build.filter(isWorker);

/** All pages are the same shell and the fallback draws any of them; these two are opened most, so they preload. */
const pages = prerendered.filter((path) => [`${base}/`, `${base}/table/`].includes(path));

/** Everything else, so that after the first visit each route and language works without a network. */
const entries: PrecacheEntry[] = [
	// Named by their content.
	...build.filter((path) => !isWorker(path)).map((url) => ({ url, revision: null })),
	...[...files.filter((path) => !isReaders(path)), ...pages, fallback].map((url) => ({
		url,
		revision: version
	}))
];

precacheAndRoute(entries, {
	cleanURLs: false,
	directoryIndex: '',
	// `/table/?game=…` is the page `/table/`.
	ignoreURLParametersMatching: [/.*/]
});
cleanupOutdatedCaches();
// What is kept has been checked; what isn't is on its way to be checked.
registerRoute(
	({ url, sameOrigin }) => sameOrigin && isReaders(url.pathname),
	async ({ request }) =>
		(await caches.match(request.url, { cacheName: READER_CACHE })) ?? fetch(request)
);
registerRoute(
	({ url, sameOrigin }) => sameOrigin && isWorker(url.pathname),
	async ({ request }) =>
		(await caches.match(request.url, { cacheName: WORKER_CACHE })) ?? fetch(request)
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(fallback)));

self.addEventListener('install', (event) => {
	event.waitUntil(renewWorkers());
});
self.addEventListener('activate', (event) => {
	event.waitUntil(dropOldWorkers());
});

/** Who can read cards without a network now can do it in the new version as well. */
async function renewWorkers(): Promise<void> {
	if (await caches.has(WORKER_CACHE)) await (await caches.open(WORKER_CACHE)).addAll(workers);
}

async function dropOldWorkers(): Promise<void> {
	if (!(await caches.has(WORKER_CACHE))) return;
	const cache = await caches.open(WORKER_CACHE);
	const old = (await cache.keys()).filter(({ url }) => !workers.includes(new URL(url).pathname));
	await Promise.all(old.map((request) => cache.delete(request)));
}

/* A new version waits until a person lets it in: it never changes the app under a running game. */
self.addEventListener('message', (event) => {
	const data = event.data as { readonly type?: string } | null;
	if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
