import type { IdempotencyKey } from './children.js'

/** A confirmed spending with its idempotency key. */
export interface Try<Wish> {
  readonly wish: Wish
  readonly key: IdempotencyKey
}

/**
 * An unanswered attempt to spend. It is stored on the device before it is sent and until its outcome is known: a
 * reload, another tab or the next sign-in repeats it and does not spend twice.
 */
export interface StoredTry<Wish> {
  readonly read: () => Try<Wish> | null
  /** Gives the stored attempt, whatever its age, else stores this one. */
  readonly readOrKeep: (tried: Try<Wish>) => Try<Wish>
  /** Deletes this attempt only, not a later one of another tab. */
  readonly forget: (tried: Try<Wish>) => void
}
