import { base, build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute,
	type PrecacheEntry
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { READER_CACHE } from '../lib/scan/cache';

declare const self: ServiceWorkerGlobalScope;

/** What a host of plain files answers with for an address it has no file for: the app itself. */
const fallback = `${base}/404.html`;

/** The reader's files are large and wanted by some: the scan screen downloads them; here is only their list. */
const reader = `${base}/ocr/`;
const isReaders = (path: string): boolean =>
	path.startsWith(reader) && path !== `${reader}manifest.json`;

/** Everything else, so that after the first visit each route and language works without a network. */
const entries: PrecacheEntry[] = [
	// Named by their content.
	...build.map((url) => ({ url, revision: null })),
	...[...files.filter((path) => !isReaders(path)), ...prerendered, fallback].map((url) => ({
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
registerRoute(new NavigationRoute(createHandlerBoundToURL(fallback)));

/* A new version waits until a person lets it in: it never changes the app under a running game. */
self.addEventListener('message', (event) => {
	const data = event.data as { readonly type?: string } | null;
	if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
