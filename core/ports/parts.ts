import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/call/failure.js'

/** As much of a list without end as comes at a time. */
export interface Part<A> {
  readonly items: ReadonlyArray<A>
  /** Where the next part begins; null: there is none. */
  readonly next: string | null
}

/** Reads a part of a list, from where the last one ended; null: from its beginning. */
export type ReadPart<A> = (from: string | null) => TaskEither<CallFailure, Part<A>>
