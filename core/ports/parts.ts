import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '../domain/call/failure.js'

/** One part of a long list. */
export interface Part<A> {
  readonly items: ReadonlyArray<A>
  /** The start of the next part; null: this is the last. */
  readonly next: string | null
}

/** Loads the part that starts at `from`; null: the first part. */
export type ReadPart<A> = (from: string | null) => Promise<Either<CallFailure, Part<A>>>
