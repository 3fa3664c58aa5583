import type { KeyValueStore } from '@careplus/core/ports'
import { cookieLayer, webStorageLayer, type CookiePlace } from './layers.js'
import { layeredStore, type StorageEvents } from './layeredStore.js'

/** Getters, because even access to some of these throws on a blocked site. */
export interface StoragePlaces {
  readonly document: () => CookiePlace | null | undefined
  readonly localStorage: () => Storage | null | undefined
  readonly secure: () => boolean
  readonly events: StorageEvents | null
}

/** The page's own; outside a browser null, so that memory is used. */
export const pagePlaces = (): StoragePlaces => ({
  document: () => globalThis.document,
  localStorage: () => globalThis.localStorage,
  secure: () => globalThis.location?.protocol === 'https:',
  events: typeof window === 'undefined' ? null : window,
})

/** Cookies (read first) and local storage. Cookies go with every request: for tokens, never health data. */
export const universalStore = (prefix: string, places: StoragePlaces = pagePlaces()): KeyValueStore =>
  layeredStore({
    prefix,
    older: 'erased',
    layers: [cookieLayer(places.document, places.secure), webStorageLayer(places.localStorage)],
    events: places.events,
  })

/** Local storage only: never sent.
 * @example
 * localStore('careplus.').health() // => { _tag: 'memory', reason: 'blocked' } */
export const localStore = (prefix: string, places: StoragePlaces = pagePlaces()): KeyValueStore =>
  layeredStore({ prefix, older: 'kept', layers: [webStorageLayer(places.localStorage)], events: places.events })

/** Memory only, reported as such. */
export const memoryStore = (): KeyValueStore => layeredStore({ prefix: '', older: 'kept', layers: [] })
