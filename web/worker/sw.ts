/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ReadonlyArray<PrecacheEntry | string> }

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>

/** The newest of a kind; all of them go where the device has no room. Its types say less exactly what a plugin may lack. */
const atMost = (maxEntries: number): Plugins =>
  [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] as unknown as Plugins

/** Where a screen keeps what a parent wants to read without a network. */
const savedCache = 'careplus-saved'

/** What is there before it was ever opened: the growth check, and the frame of every other page. */
precache([...self.__WB_MANIFEST])
cleanupOutdatedCaches()

// A newer app takes over at once: the page that is open goes on with what it has loaded, and its build tells it the rest.
self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const ours = ({ origin }: URL): boolean => origin === self.location.origin

/** Addresses of the API, and of the outbox: never answered here, so that nothing of a member is ever kept here. */
const api = /^\/(?:th|api|oauth|_auth|outbox|healthz|readyz|openapi\.json)(?:\/|$)/

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** A page is kept under its path alone, with or without a slash at its end; what leads to another address is not kept. */
const asPage: Plugins[number] = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutSlash(new URL(request.url).pathname)),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
}

const pages = new NetworkFirst({
  cacheName: 'careplus-pages',
  networkTimeoutSeconds: 6,
  plugins: [asPage, ...atMost(40)],
})

/**
 * The address as it was asked for. Whether it leads elsewhere is for the browser to see, which takes no answer to a
 * navigation that was followed here: a redirect is handed on as it is.
 */
const asNavigated = ({ headers }: Request, { pathname, search }: URL): Request =>
  new Request(pathname + search, { headers: { accept: headers.get('accept') ?? '*/*' }, redirect: 'manual' })

/** What was kept of an address that led elsewhere, as if it had stood there. */
const asItself = (kept: Response | undefined): Response | undefined =>
  kept?.redirected === true ? new Response(kept.body, kept) : kept

/** Where the server answers with the frame in which every page opens. */
const frame = '/dashboard'

/** As it was kept by the parent, or brought with the app. */
const kept = async (path: string): Promise<Response | undefined> =>
  asItself((await (await caches.open(savedCache)).match(path)) ?? (await matchPrecache(path)))

// A page is the newest that there is. It holds nothing of whoever is signed in: that comes from the API.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && ours(url) && !api.test(url.pathname),
  async ({ event, request, url }) => {
    try {
      const answer = asItself(await pages.handle({ event, request: asNavigated(request, url) }))
      if (answer !== undefined && answer.status < 500) return answer
    } catch {
      // No network, and it was never opened here.
    }
    return (await kept(withoutSlash(url.pathname))) ?? (await matchPrecache(frame)) ?? Response.error()
  },
)

registerRoute(
  ({ url }) => ours(url) && url.pathname.endsWith('/_payload.json'),
  async ({ event, url }) => {
    try {
      return await pages.handle({ event, request: new Request(url.pathname) })
    } catch {
      return (await (await caches.open(savedCache)).match(url.pathname)) ?? Response.error()
    }
  },
)

/** Named by their content: under one name they never change. */
const assets = new CacheFirst({
  cacheName: 'careplus-assets',
  plugins: atMost(300),
})

registerRoute(
  ({ url }) => ours(url) && url.pathname.startsWith('/assets/'),
  async ({ event, request, url }) =>
    (await matchPrecache(url.pathname)) ??
    (await caches.match(request, { cacheName: savedCache })) ??
    assets.handle({ event, request }),
)

const pictures = new CacheFirst({
  cacheName: 'careplus-pictures',
  plugins: atMost(80),
})

registerRoute(
  ({ url }) => ours(url) && url.pathname.startsWith('/pictures/'),
  async ({ event, request }) =>
    (await caches.match(request, { cacheName: savedCache })) ?? pictures.handle({ event, request }),
)
