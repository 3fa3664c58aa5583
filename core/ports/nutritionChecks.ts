import type { Either } from 'fp-ts/Either'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { NutritionInputs } from '../domain/nutrition/nutritionInputs.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** A new nutrition check. The age comes from the child's birth date. */
export interface NewNutritionCheck extends Omit<NutritionInputs, 'ageInMonths'> {
  readonly date: IsoDate
}

/** A stored nutrition check without the tips, which the rules compute each time. */
export interface NutritionCheck extends NutritionInputs {
  readonly id: string
  readonly date: IsoDate
  readonly created_at: string
}

/** The nutrition self-checks of a child of 3 or older. */
export interface NutritionChecks {
  /** Newest day first; within one day the last stored first. */
  readonly ofChild: (childId: string) => Promise<Either<CallFailure, ReadonlyArray<NutritionCheck>>>
  readonly add: (
    childId: string,
    check: NewNutritionCheck,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, NutritionCheck>>
  readonly remove: (childId: string, checkId: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}
