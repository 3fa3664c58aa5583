/**
 * Text stored on the device by key. Never throws: if the device refuses (full, blocked, corrupt), the adapter uses
 * memory and `health` says so.
 */
export interface KeyValueStore {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
  readonly health: () => StoreHealth
  /** Calls back when another tab changes a key (null: several, or unknown). Returns the unsubscribe function. */
  readonly onChange: (listener: (key: string | null) => void) => () => void
}

/** `memory`: the values are lost when the page closes. */
export type StoreHealth =
  | { readonly _tag: 'durable' }
  | { readonly _tag: 'memory'; readonly reason: 'full' | 'blocked' | 'corrupt' }
