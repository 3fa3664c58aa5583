import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

/** Text by name on a device that answers later, such as AsyncStorage, or SecureStore with its `getItemAsync` and
 * `setItemAsync`. */
export interface DevicePlace {
  readonly getItem: (name: string) => Promise<string | null>
  readonly setItem: (name: string, text: string) => Promise<unknown>
}

/** A store that was loaded before its first use. */
export interface LoadedStore extends KeyValueStore {
  /** Resolves once the device has taken or refused all changes. Never rejects. */
  readonly saved: () => Promise<void>
}

const Values = /*#__PURE__*/ t.record(t.string, t.string)

/** Loads a store of an asynchronous place, for a native app. It answers from memory and saves behind, always the
 * newest values. One store for a name.
 * @example
 * const places = new Map<string, string>()
 * const device = { getItem: async (name: string) => places.get(name) ?? null, setItem: async (name: string, text: string) => places.set(name, text) }
 * const store = await loadStore(device, 'careplus')
 * store.set('theme', 'night')
 * await store.saved()
 * places.get('careplus') // => '{"theme":"night"}' */
export const loadStore = async (device: DevicePlace, name: string): Promise<LoadedStore> => {
  const values = new Map<string, string>()
  let refused = false
  try {
    const read = Values.decode(readJson(await device.getItem(name)))
    if (isRight(read)) for (const [key, value] of Object.entries(read.right)) values.set(key, value)
  } catch {
    refused = true
  }

  let changed = false
  let saving: Promise<void> | null = null
  const saveAll = async (): Promise<void> => {
    // Changes of one task are one writing.
    await Promise.resolve()
    while (changed) {
      changed = false
      try {
        await device.setItem(name, JSON.stringify(Object.fromEntries(values)))
        refused = false
      } catch {
        refused = true
      }
    }
    saving = null
  }
  const save = (): void => {
    changed = true
    saving ??= saveAll()
  }

  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value)
      save()
    },
    remove: (key) => {
      if (values.delete(key)) save()
    },
    keys: () => [...values.keys()],
    health: () => (refused ? { _tag: 'memory', reason: 'blocked' } : { _tag: 'durable' }),
    // Nothing else changes it: a native app is one process.
    onChange: () => () => undefined,
    saved: () => saving ?? Promise.resolve(),
  }
}
