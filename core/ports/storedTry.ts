import type { IdempotencyKey } from './children.js'

/** What was confirmed, and the key under which it is done once. */
export interface Try<Wish> {
  readonly wish: Wish
  readonly key: IdempotencyKey
}

/**
 * A try to spend that has not been answered, kept on the device from before it is sent until what became of it is known: a
 * reload, another tab, or the next signing in repeats it instead of spending twice.
 */
export interface StoredTry<Wish> {
  readonly read: () => Try<Wish> | null
  /** The one that is kept already, as old as it is; else this one, kept from now on. */
  readonly readOrKeep: (tried: Try<Wish>) => Try<Wish>
  /** This one; what another tab has begun since stays. */
  readonly forget: (tried: Try<Wish>) => void
}
