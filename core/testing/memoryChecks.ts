import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { ageInDays, ageInMonths } from '../domain/calendar/age.js'
import { todayInBangkok } from '../domain/calendar/arithmetic.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { nutritionInputs } from '../domain/nutrition/nutritionInputs.js'
import { stoolInputs } from '../domain/stool/stoolInputs.js'
import type { IdempotencyKey } from '../ports/children.js'
import type { Clock } from '../ports/clock.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { NewNutritionCheck, NutritionCheck, NutritionChecks } from '../ports/nutritionChecks.js'
import type { Random } from '../ports/random.js'
import type { NewStoolCheck, StoolCheck, StoolChecks } from '../ports/stoolChecks.js'

type Answer<A> = Either<CallFailure, A>

export interface CheckAccess {
  readonly clock: Clock
  readonly random: Random
  /** `undefined`: not a child of the member. */
  readonly birthDateOf: (childId: string) => IsoDate | undefined
  readonly call: <A>(name: string, work: () => Answer<A>) => Promise<Either<CallFailure, A>>
  readonly once: <A>(
    name: string,
    key: IdempotencyKey,
    body: unknown,
    work: () => Answer<A>,
  ) => Promise<Either<CallFailure, A>>
  readonly hasConsent: (childId: string) => boolean
  readonly healthWrite: <A>(childId: string, work: () => Answer<A>) => Answer<A>
  readonly refuse: (status: number, code: string) => Either<CallFailure, never>
}

interface Row<New> {
  readonly id: string
  readonly childId: string
  readonly created_at: string
  readonly check: New
}

interface Kind<New, Stored> {
  readonly name: string
  readonly shown: (row: Row<New>, birthDate: IsoDate) => Stored
  readonly accepts: (check: New, birthDate: IsoDate, today: IsoDate) => boolean
}

const checksOf = <New extends { readonly date: IsoDate }, Stored>(
  { clock, random, birthDateOf, call, once, hasConsent, healthWrite, refuse }: CheckAccess,
  { name, shown, accepts }: Kind<New, Stored>,
) => {
  const rows = new Map<string, Row<New>>()
  return {
    forget: (childId: string): void => {
      for (const row of rows.values()) if (row.childId === childId) rows.delete(row.id)
    },
    checks: {
      ofChild: (childId: string) =>
        call<ReadonlyArray<Stored>>(`${name}.ofChild`, () => {
          const birthDate = birthDateOf(childId)
          if (birthDate === undefined) return refuse(404, 'not_found')
          if (!hasConsent(childId)) return E.right([])
          const theirs = [...rows.values()].filter((row) => row.childId === childId).toReversed()
          const newestFirst = theirs.sort((a, b) =>
            a.check.date < b.check.date ? 1 : a.check.date > b.check.date ? -1 : 0,
          )
          return E.right(newestFirst.map((row) => shown(row, birthDate)))
        }),
      add: (childId: string, check: New, key: IdempotencyKey) =>
        once<Stored>(`${name}.add`, key, [childId, check], () =>
          healthWrite(childId, () => {
            const birthDate = birthDateOf(childId)
            if (birthDate === undefined) return refuse(404, 'not_found')
            if (!accepts(check, birthDate, todayInBangkok(clock.now()))) return refuse(400, 'invalid_input')
            const row = { id: random.uuid(), childId, created_at: new Date(clock.now()).toISOString(), check }
            rows.set(row.id, row)
            return E.right(shown(row, birthDate))
          }),
        ),
      remove: (childId: string, checkId: string, key: IdempotencyKey) =>
        once<void>(`${name}.remove`, key, [childId, checkId], () => {
          if (rows.get(checkId)?.childId !== childId) return refuse(404, 'not_found')
          rows.delete(checkId)
          return E.right(undefined)
        }),
    },
  }
}

interface StoredChecks<Port> {
  readonly checks: Port
  readonly forget: (childId: string) => void
}

export const memoryStoolChecks = (access: CheckAccess): StoredChecks<StoolChecks> =>
  checksOf<NewStoolCheck, StoolCheck>(access, {
    name: 'stoolChecks',
    shown: ({ id, created_at, check }, birthDate) => ({
      ...check,
      id,
      created_at,
      ageInDays: ageInDays(birthDate, check.date),
    }),
    accepts: (check, birthDate, today) => E.isRight(stoolInputs(today)({ ...check, birthDate })),
  })

export const memoryNutritionChecks = (access: CheckAccess): StoredChecks<NutritionChecks> =>
  checksOf<NewNutritionCheck, NutritionCheck>(access, {
    name: 'nutritionChecks',
    shown: ({ id, created_at, check }, birthDate) => ({
      ...check,
      id,
      created_at,
      ageInMonths: ageInMonths(birthDate, check.date),
    }),
    accepts: ({ date, ...asked }, birthDate, today) =>
      date <= today && E.isRight(nutritionInputs({ ...asked, ageInMonths: ageInMonths(birthDate, date) })),
  })
