import type { TaskEither } from 'fp-ts/TaskEither'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { NutritionInputs } from '../domain/nutrition/nutritionInputs.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** The age is not told: it follows from the child's birthday. */
export interface NewNutritionCheck extends Omit<NutritionInputs, 'ageInMonths'> {
  readonly date: IsoDate
}

/** A kept self-check: its inputs, never its tips, which the rules give anew. */
export interface NutritionCheck extends NutritionInputs {
  readonly id: string
  readonly date: IsoDate
  /** UTC ISO instant. */
  readonly created_at: string
}

/** The nutrition self-checks of a child of 3 or older. */
export interface NutritionChecks {
  /** Newest day first; of one day the one that was kept last. */
  readonly ofChild: (childId: string) => TaskEither<CallFailure, ReadonlyArray<NutritionCheck>>
  readonly add: (
    childId: string,
    check: NewNutritionCheck,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, NutritionCheck>
  readonly remove: (childId: string, checkId: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}
