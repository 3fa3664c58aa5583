import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '../domain/call/failure.js'
import type { Adult, MobilityCheck } from './adults.js'
import type { Child, GrowthRecord } from './children.js'
import type { StoolCheck } from './stoolChecks.js'

/** A child with its growth records, newest first, and its newest stool check. null: none stored. `unread`: this
 * release cannot decode it. */
export interface ChildRecords {
  readonly child: Child
  readonly records: ReadonlyArray<GrowthRecord>
  readonly stool: StoolCheck | null | 'unread'
}

/** An adult with its mobility checks, newest first. */
export interface AdultRecords {
  readonly adult: Adult
  readonly checks: ReadonlyArray<MobilityCheck>
}

/** The children and adults of a member, with their records. */
export interface FamilyRecords {
  /** Oldest first, including children shared with the member. */
  readonly children: ReadonlyArray<ChildRecords>
  readonly adults: ReadonlyArray<AdultRecords>
}

/** The whole family in one read, as the single ports give it. */
export interface FamilyReader {
  readonly read: () => Promise<Either<CallFailure, FamilyRecords>>
}
