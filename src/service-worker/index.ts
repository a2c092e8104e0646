import { base, build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute,
	type PrecacheEntry
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** What a host of plain files answers with for an address it has no file for: the app itself. */
const fallback = `${base}/404.html`;

/** Everything, so that after the first visit each route and language works without a network. */
const entries: PrecacheEntry[] = [
	// Named by their content.
	...build.map((url) => ({ url, revision: null })),
	...[...files, ...prerendered, fallback].map((url) => ({ url, revision: version }))
];

precacheAndRoute(entries, {
	cleanURLs: false,
	directoryIndex: '',
	// `/table/?game=…` is the page `/table/`.
	ignoreURLParametersMatching: [/.*/]
});
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL(fallback)));

/* A new version waits until a person lets it in: it never changes the app under a running game. */
self.addEventListener('message', (event) => {
	const data = event.data as { readonly type?: string } | null;
	if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
