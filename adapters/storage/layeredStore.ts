import type { KeyValueStore, StoreHealth } from '@careplus/core/ports'
import type { Layer } from './layers.js'

export interface StorageEvents {
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void
}

interface Options {
  readonly layers: ReadonlyArray<Layer>
  readonly prefix: string
  /** If a layer refuses the new value: an old token does harm, an old draft is better than none. */
  readonly older: 'erased' | 'kept'
  readonly events?: StorageEvents | null
}

type Reason = Extract<StoreHealth, { readonly _tag: 'memory' }>['reason']

/** Memory has only values that no layer stored and removals that one refused. */
export const layeredStore = ({ layers, prefix, older, events = null }: Options): KeyValueStore => {
  const memory = new Map<string, string | null>()
  let reason: Reason = 'blocked'

  const onDevice = (key: string): string | null => {
    for (const layer of layers) {
      const value = layer.read(prefix + key)
      if (value !== null) return value
    }
    return null
  }

  const remember = (key: string, value: string | null) => {
    if (onDevice(key) === value) memory.delete(key)
    else memory.set(key, value)
  }

  return {
    get: (key) => memory.get(key) ?? (memory.has(key) ? null : onDevice(key)),
    set: (key, value) => {
      for (const layer of layers) {
        const outcome = layer.write(prefix + key, value)
        if (outcome === 'kept') continue
        reason = outcome
        if (older === 'erased' || outcome === 'corrupt') layer.erase(prefix + key)
      }
      remember(key, value)
    },
    remove: (key) => {
      for (const layer of layers) layer.erase(prefix + key)
      remember(key, null)
    },
    keys: () => {
      const found = layers
        .flatMap((layer) => layer.keys())
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
      return [...new Set([...found, ...memory.keys()])].filter((key) => memory.get(key) !== null || !memory.has(key))
    },
    health: () =>
      memory.size > 0 || !layers.some((layer) => layer.isThere()) ? { _tag: 'memory', reason } : { _tag: 'durable' },
    onChange: (listener) => {
      const onStorageEvent = ({ key }: StorageEvent) => {
        if (key === null) listener(null)
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length))
      }
      events?.addEventListener('storage', onStorageEvent)
      return () => events?.removeEventListener('storage', onStorageEvent)
    },
  }
}
