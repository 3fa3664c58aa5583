import type { IdempotencyKey } from './children.js'

/** A confirmed spending with its idempotency key. */
export interface Try<Wish> {
  readonly wish: Wish
  readonly key: IdempotencyKey
}

/** An unanswered attempt to spend, stored before it is sent: a reload, another tab or the next sign-in repeats it
 * and does not spend twice. */
export interface StoredTry<Wish> {
  readonly read: () => Try<Wish> | null
  /** The stored attempt of any age, else this one. */
  readonly readOrKeep: (tried: Try<Wish>) => Try<Wish>
  readonly forget: (tried: Try<Wish>) => void
}
