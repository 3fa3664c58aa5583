/**
 * Text kept on the device under a key. Never throws: where the device refuses (full, blocked, corrupt), the adapter
 * keeps the value in memory and `health` says so.
 */
export interface KeyValueStore {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
  readonly health: () => StoreHealth
  /** Calls back when another tab changes a key (null: several, or unknown). Returns the way to stop. */
  readonly onChange: (listener: (key: string | null) => void) => () => void
}

/** `memory`: what is kept now is lost when the page closes. */
export type StoreHealth =
  | { readonly _tag: 'durable' }
  | { readonly _tag: 'memory'; readonly reason: 'full' | 'blocked' | 'corrupt' }
