/// <reference lib="webworker" />
// Keeps the page as a whole in the browser, so that it starts without a network, and a build never mixes with the next.
// A script of its own, which the build writes as sw.js: see build/installed.ts.

import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { listenForPushes } from './notices/worker-push.ts'

declare const self: ServiceWorkerGlobalScope

/** All files of the page; filled in by the build. A file whose name does not change with its content has a revision. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[]

/** What the server answers by itself, and not with the page. */
const OF_THE_SERVER = /\/(api\/|(metrics|healthz|readyz|version)(\?|$))/

// A new one waits until somebody says so: see edition.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

precacheAndRoute([...FILES])
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [OF_THE_SERVER] }))
listenForPushes()
