import type { Either } from 'fp-ts/Either'
import type { StoolInputs } from '../domain/stool/stoolInputs.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** A new stool check. The age comes from the child's birth date. */
export type NewStoolCheck = Omit<StoolInputs, 'ageInDays'>

/** A stored stool check without the level, which the rules compute each time. */
export interface StoolCheck extends StoolInputs {
  readonly id: string
  readonly created_at: string
}

/** The stool checks of a child. */
export interface StoolChecks {
  /** Newest day first; within one day the last stored first. */
  readonly ofChild: (childId: string) => Promise<Either<CallFailure, ReadonlyArray<StoolCheck>>>
  readonly add: (childId: string, check: NewStoolCheck, key: IdempotencyKey) => Promise<Either<CallFailure, StoolCheck>>
  readonly remove: (childId: string, checkId: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}
