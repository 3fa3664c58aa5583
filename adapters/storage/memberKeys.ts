import type { KeyValueStore } from '@careplus/core/ports'

export const adultsPrefix = 'adults.'

export const partOf = (store: KeyValueStore, beginning: () => string): KeyValueStore => ({
  get: (key) => store.get(beginning() + key),
  set: (key, value) => store.set(beginning() + key, value),
  remove: (key) => store.remove(beginning() + key),
  keys: () => {
    const begins = beginning()
    return store
      .keys()
      .filter((key) => key.startsWith(begins))
      .map((key) => key.slice(begins.length))
  },
  health: store.health,
  onChange: (listener) =>
    store.onChange((key) => {
      const begins = beginning()
      if (key === null) listener(null)
      else if (key.startsWith(begins)) listener(key.slice(begins.length))
    }),
})

export const keysOf = (member: string): string => `${member}.`

/** null: the data of all members. */
export const keepOnlyOf = (store: KeyValueStore, member: string | null): void => {
  for (const key of store.keys()) if (member === null || !key.startsWith(keysOf(member))) store.remove(key)
}
