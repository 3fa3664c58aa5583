import type * as E from 'fp-ts/Either'
import type { Db } from '../store/store.js'

export interface Copy {
  readonly file: string
  readonly madeAt: Date
  /** Major version of pg_dump; null: unknown or not used. */
  readonly dumpedBy: number | null
}

export interface RepeatedErasures {
  /** Members, children's health data, adults. */
  readonly erased: number
  readonly withdrawn: number
}

export interface Erasing {
  /** SQL that fills the session's table `carried_before` with entries that must hold in the new store. */
  readonly carryingSql: (madeAt: Date) => string
  readonly repeatErasures: (db: Db, now: Date) => Promise<RepeatedErasures>
}

export interface Target {
  /** Null: the store exists but cannot be read. */
  readonly members: number | null
  readonly recordsErasures: boolean
  /** Replaces the whole store, or changes nothing; repeats later erasures and removals and answers their numbers. */
  readonly replaceBy: (copy: Copy, now: Date) => Promise<E.Either<string, RepeatedErasures>>
  readonly close: () => Promise<void>
}

export const recordsErasures = (held: {
  readonly members: ReadonlyArray<string>
  readonly erasures: ReadonlyArray<unknown> | null
}): boolean => held.erasures !== null && held.members.length + held.erasures.length > 0
