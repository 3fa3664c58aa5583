/** Text stored on the device by key. It never throws: if the device refuses, the adapter uses memory and `health`
 * says so. */
export interface KeyValueStore {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
  readonly health: () => StoreHealth
  /** `key` null: several, or unknown. Returns the unsubscribe function. */
  readonly onChange: (listener: (key: string | null) => void) => () => void
}

/** The health of a store. `memory`: the values are lost when the page closes. */
export type StoreHealth =
  | { readonly _tag: 'durable' }
  | { readonly _tag: 'memory'; readonly reason: 'full' | 'blocked' | 'corrupt' }
