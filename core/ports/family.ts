import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/call/failure.js'
import type { Adult, MobilityCheck } from './adults.js'
import type { Child, GrowthRecord } from './children.js'
import type { StoolCheck } from './stoolChecks.js'

/** A child with all its growth records, newest first, and its newest stool check; null: none is stored; `unread`: this release cannot read it. */
export interface ChildRecords {
  readonly child: Child
  readonly records: ReadonlyArray<GrowthRecord>
  readonly stool: StoolCheck | null | 'unread'
}

/** An adult with all mobility checks, newest first. */
export interface AdultRecords {
  readonly adult: Adult
  readonly checks: ReadonlyArray<MobilityCheck>
}

/** Everybody whom a member looks after. */
export interface FamilyRecords {
  /** Oldest first, with those shared with the member. */
  readonly children: ReadonlyArray<ChildRecords>
  /** Oldest profile first. */
  readonly adults: ReadonlyArray<AdultRecords>
}

/** The whole family at once, for a page that shows more than one of it: what the single ports say of each. */
export interface FamilyReader {
  readonly read: TaskEither<CallFailure, FamilyRecords>
}
