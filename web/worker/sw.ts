/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import {
  assetsCache,
  isForeign,
  isPageResponse,
  isStorable,
  pageFinder,
  pagesCache,
  picturesCache,
  savedCache,
} from './storable'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: ReadonlyArray<PrecacheEntry | string>
  readonly __PATHS: ReadonlyArray<string>
}

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>

/** Deletes all entries if the device is full. The types differ in optional members, hence the cast. */
const newest = (maxEntries: number): Plugins =>
  [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] as unknown as Plugins

/** Files that work without ever having been opened: the growth check, and the frame of every other page. */
precache([...self.__WB_MANIFEST])
cleanupOutdatedCaches()

// An open page continues with the code it has loaded, and learns of the new version by its build.
self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), clean()])))

const ours = ({ origin }: URL): boolean => origin === self.location.origin

const find = pageFinder(self.__PATHS)

/** Deletes whatever an earlier version stored and this one would not: a calendar's address, say, and the notes of when it was. */
const clean = async (): Promise<void> => {
  for (const name of (await caches.keys()).filter(isForeign)) {
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
    await caches.delete(name)
  }
  const cache = await caches.open(pagesCache)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const response = await cache.match(request)
    const known = find.isPage(pathname) || find.isPayload(pathname)
    if (!known || response === undefined || !isPageResponse(pathname, response)) await cache.delete(request)
  }
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

const asPage: Plugins[number] = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutSlash(new URL(request.url).pathname)),
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isPageResponse(new URL(request.url).pathname, response) ? response : null),
}

const asFile: Plugins[number] = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isStorable(response) ? response : null),
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 6,
  plugins: [asPage, ...newest(40)],
})

/** A navigation may not be answered with a redirected response, so the browser gets the redirect itself. */
const asNavigated = ({ headers }: Request, { pathname, search }: URL): Request =>
  new Request(pathname + search, { headers: { accept: headers.get('accept') ?? '*/*' }, redirect: 'manual' })

/** A page that was withdrawn is deleted from this device too. */
const dropWithdrawn = async ({ status }: Response, path: string): Promise<void> => {
  if (status !== 404) return
  for (const name of [pagesCache, savedCache]) await (await caches.open(name)).delete(path)
}

/** A cached response without its mark of a redirect, which a navigation refuses. */
const asItself = (cached: Response | undefined): Response | undefined =>
  cached?.redirected === true ? new Response(cached.body, cached) : cached

/** The server answers this path with the frame in which every page opens. */
const frame = '/dashboard'

const cached = async (path: string): Promise<Response | undefined> =>
  asItself((await (await caches.open(savedCache)).match(path)) ?? (await matchPrecache(path)))

// Pages hold nothing of the member, whose data comes from the API. Any other address bypasses this worker.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && ours(url) && find.isPage(url.pathname),
  async ({ event, request, url }) => {
    try {
      const answer = asItself(await pages.handle({ event, request: asNavigated(request, url) }))
      if (answer !== undefined) await dropWithdrawn(answer, withoutSlash(url.pathname))
      if (answer !== undefined && answer.status < 500) return answer
    } catch {
      // Offline, and the page was never opened here.
    }
    return (await cached(withoutSlash(url.pathname))) ?? (await matchPrecache(frame)) ?? Response.error()
  },
)

registerRoute(
  ({ url }) => ours(url) && find.isPayload(url.pathname),
  async ({ event, url }) => {
    try {
      const answer = await pages.handle({ event, request: new Request(url.pathname) })
      await dropWithdrawn(answer, url.pathname)
      return answer
    } catch {
      return (await (await caches.open(savedCache)).match(url.pathname)) ?? Response.error()
    }
  },
)

/** Their names contain a hash of their content, so a cached file never changes. */
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [asFile, ...newest(300)],
})

registerRoute(
  ({ url }) => ours(url) && url.pathname.startsWith('/assets/'),
  async ({ event, request, url }) =>
    (await matchPrecache(url.pathname)) ??
    (await caches.match(request, { cacheName: savedCache })) ??
    assets.handle({ event, request }),
)

const pictures = new CacheFirst({
  cacheName: picturesCache,
  plugins: [asFile, ...newest(80)],
})

registerRoute(
  ({ url }) => ours(url) && url.pathname.startsWith('/pictures/'),
  async ({ event, request }) =>
    (await caches.match(request, { cacheName: savedCache })) ?? pictures.handle({ event, request }),
)
