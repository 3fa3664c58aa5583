import type { TaskEither } from 'fp-ts/TaskEither'
import type { StoolInputs } from '../domain/stool/stoolInputs.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** What a parent chose and answered. The age is not told: it follows from the child's birthday, wherever checks are kept. */
export type NewStoolCheck = Omit<StoolInputs, 'ageInDays'>

/** A kept check: its inputs, never its level, which the rules give anew. */
export interface StoolCheck extends StoolInputs {
  readonly id: string
  /** UTC ISO instant. */
  readonly created_at: string
}

/** The stool checks of a child. */
export interface StoolChecks {
  /** Newest day first; of one day the one that was kept last. */
  readonly ofChild: (childId: string) => TaskEither<CallFailure, ReadonlyArray<StoolCheck>>
  readonly add: (childId: string, check: NewStoolCheck, key: IdempotencyKey) => TaskEither<CallFailure, StoolCheck>
  readonly remove: (childId: string, checkId: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}
