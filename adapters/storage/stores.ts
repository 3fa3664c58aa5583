import type { KeyValueStore } from '@careplus/core/ports'
import { cookieLayer, webStorageLayer, type CookiePlace } from './layers.js'
import { layeredStore, type StorageEvents } from './layeredStore.js'

/** The places of a page's stores. They are getters, because even access to some throws on a blocked site. */
export interface StoragePlaces {
  readonly document: () => CookiePlace | null | undefined
  readonly localStorage: () => Storage | null | undefined
  readonly secure: () => boolean
  readonly events: StorageEvents | null
}

/** Null outside a browser, so that memory is used. */
export const pagePlaces = (): StoragePlaces => ({
  document: () => globalThis.document,
  localStorage: () => globalThis.localStorage,
  secure: () => globalThis.location?.protocol === 'https:',
  events: typeof window === 'undefined' ? null : window,
})

/** Cookies are read first. They go with every request: for tokens, never health data. */
export const universalStore = (prefix: string, places: StoragePlaces = pagePlaces()): KeyValueStore =>
  layeredStore({
    prefix,
    older: 'erased',
    layers: [cookieLayer(places.document, places.secure), webStorageLayer(places.localStorage)],
    events: places.events,
  })

/** A store in local storage only, which is never sent.
 * @example
 * localStore('careplus.').health() // => { _tag: 'memory', reason: 'blocked' } */
export const localStore = (prefix: string, places: StoragePlaces = pagePlaces()): KeyValueStore =>
  layeredStore({ prefix, older: 'kept', layers: [webStorageLayer(places.localStorage)], events: places.events })

export const memoryStore = (): KeyValueStore => layeredStore({ prefix: '', older: 'kept', layers: [] })
