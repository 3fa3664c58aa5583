import type * as E from 'fp-ts/Either'
import type { Db } from '../store/store.js'

/** Where a backup's store was unpacked, and when it was made. */
export interface Copy {
  readonly file: string
  readonly madeAt: Date
}

/** How much was erased and taken away again of what had come back out of a backup. */
export interface Again {
  /** Members, children's health data, adults. */
  readonly erased: number
  /** Removed, withdrawn, changed or switched off by those who may. */
  readonly taken: number
}

/** What knows of all that is erased and taken away. */
export interface Erasing {
  /** SQL that puts what has to hold in the store that takes this one's place into a table `carried_before` of the session's own. */
  readonly carryingSql: (madeAt: Date) => string
  readonly eraseAgain: (db: Db, now: Date) => Promise<Again>
}

/** A store that nobody else uses meanwhile. */
export interface Target {
  /** Null: something is there that cannot be read. */
  readonly members: number | null
  /** What is there tells what was erased from it. */
  readonly tellsErasures: boolean
  /**
   * Puts what a backup had in the place of all that is there: wholly, or not at all. What was erased and taken
   * away from that is so again; answers how much.
   */
  readonly replaceBy: (copy: Copy, now: Date) => Promise<E.Either<string, Again>>
  readonly close: () => Promise<void>
}

/** In a new store nobody was yet: of what was in the one that it stands for, it tells nothing. */
export const tellsOf = (held: {
  readonly members: ReadonlyArray<string>
  readonly erasures: ReadonlyArray<unknown> | null
}): boolean => held.erasures !== null && held.members.length + held.erasures.length > 0
