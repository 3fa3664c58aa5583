import type { KeyValueStore } from '@careplus/core/ports'
import { cookieLayer, webStorageLayer, type CookiePlace } from './layers.js'
import { layeredStore, type StorageEvents } from './layeredStore.js'

/** What the stores touch of the browser. Getters: even naming some of these throws where a site is blocked. */
export interface StoragePlaces {
  readonly document: () => CookiePlace | null | undefined
  readonly localStorage: () => Storage | null | undefined
  readonly secure: () => boolean
  readonly events: StorageEvents | null
}

/**
 * The page's own; outside a browser there is nothing, and everything stays in memory.
 * @example
 * Object.keys(pagePlaces()) // => ['document', 'localStorage', 'secure', 'events']
 */
export const pagePlaces = (): StoragePlaces => ({
  document: () => globalThis.document,
  localStorage: () => globalThis.localStorage,
  secure: () => globalThis.location?.protocol === 'https:',
  events: typeof window === 'undefined' ? null : window,
})

/**
 * Cookie (read first) and local storage. What is put here travels with every request: tokens, never health data.
 * @example
 * universalStore('careplus.').health() // => { _tag: 'memory', reason: 'blocked' }
 */
export const universalStore = (prefix: string, places: StoragePlaces = pagePlaces()): KeyValueStore =>
  layeredStore({
    prefix,
    older: 'erased',
    layers: [cookieLayer(places.document, places.secure), webStorageLayer(places.localStorage)],
    events: places.events,
  })

/**
 * Local storage alone: what stays on the device.
 * @example
 * localStore('careplus.').health() // => { _tag: 'memory', reason: 'blocked' }
 */
export const localStore = (prefix: string, places: StoragePlaces = pagePlaces()): KeyValueStore =>
  layeredStore({ prefix, older: 'kept', layers: [webStorageLayer(places.localStorage)], events: places.events })

/**
 * Memory alone, and it says so.
 * @example
 * const store = memoryStore()
 * store.set('theme', 'night')
 * store.get('theme') // => 'night'
 */
export const memoryStore = (): KeyValueStore => layeredStore({ prefix: '', older: 'kept', layers: [] })
