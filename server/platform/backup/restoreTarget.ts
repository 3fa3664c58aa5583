import type * as E from 'fp-ts/Either'
import type { Db } from '../store/store.js'

export interface Copy {
  readonly file: string
  readonly madeAt: Date
  /** The major of the pg_dump that made it; null: not known, or none did. */
  readonly dumpedBy: number | null
}

/** How much was erased and removed again after the restore brought it back. */
export interface RepeatedErasures {
  /** Members, children's health data, adults. */
  readonly erased: number
  /** Removed, withdrawn, changed or switched off by those who may. */
  readonly withdrawn: number
}

/** Whatever knows of erasures and removals. */
export interface Erasing {
  /** SQL that writes into the session's table `carried_before` what must hold in the new store. */
  readonly carryingSql: (madeAt: Date) => string
  readonly repeatErasures: (db: Db, now: Date) => Promise<RepeatedErasures>
}

/** A store that nobody else uses during the restore. */
export interface Target {
  /** Null: a store is there that cannot be read. */
  readonly members: number | null
  /** Whether the present store recorded its erasures. */
  readonly recordsErasures: boolean
  /**
   * Replaces the whole store by the backup's, or changes nothing. What had been erased or removed since is erased or removed
   * again; answers how much.
   */
  readonly replaceBy: (copy: Copy, now: Date) => Promise<E.Either<string, RepeatedErasures>>
  readonly close: () => Promise<void>
}

/** A new store has no members, and so knows nothing of the erasures of the one that it replaces. */
export const recordsErasures = (held: {
  readonly members: ReadonlyArray<string>
  readonly erasures: ReadonlyArray<unknown> | null
}): boolean => held.erasures !== null && held.members.length + held.erasures.length > 0
