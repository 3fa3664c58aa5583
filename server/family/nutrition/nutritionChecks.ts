import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as E from 'fp-ts/Either'
import type { RefusalCode } from '@careplus/adapters/internal/contract'
import { ageInMonths, type IsoDate } from '@careplus/core/calendar'
import { nutritionAges } from '@careplus/core/nutrition'
import type { NewNutritionCheck, NutritionCheck } from '@careplus/core/ports'
import { isConsented } from '../children/consentedHealth.js'
import { mayWriteTo, orUnknown, removeFrom, type Doer } from '../children/childRecords.js'
import { refuseField, type Refused } from '../../platform/refusal/refused.js'
import { isPartner } from '../partners/childAccess.js'
import { recordActivity } from '../partners/childActivity.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

const columns = ['id', 'date', 'eaten', 'habits', 'sweet_drinks', 'class_number', 'created_at'] as const

const checksOf = prepared((db, child: string, member: string) =>
  db
    .selectFrom('nutrition_checks')
    .innerJoin('children', 'children.id', 'nutrition_checks.child_id')
    .select(columns.map((column) => `nutrition_checks.${column}` as const))
    .select('children.birthday')
    .where('nutrition_checks.child_id', '=', child)
    .where(isConsented('nutrition_checks'))
    .where((of) => of.or([of('children.member_id', '=', member), isPartner(of, member)]))
    .orderBy('nutrition_checks.date', 'desc')
    .orderBy('nutrition_checks.created_at', 'desc'),
)

type Row = Pick<Selectable<Schema['nutrition_checks']>, (typeof columns)[number]>

const toCheck = (row: Row, birthday: string): NutritionCheck => ({
  id: row.id,
  date: row.date as IsoDate,
  ageInMonths: ageInMonths(birthday as IsoDate, row.date as IsoDate),
  eaten: row.eaten,
  habits: row.habits,
  sweetDrinks: row.sweet_drinks,
  classNumber: row.class_number,
  created_at: row.created_at.toISOString(),
})

export const listNutrition = async (db: Db, doer: Doer): Promise<E.Either<Refused, NutritionCheck[]>> => {
  const checks = await orUnknown(db, doer, await checksOf(db, doer.child, doer.member))
  if (E.isLeft(checks)) return checks
  return E.right(checks.right.map((row) => toCheck(row, row.birthday)))
}

/** Null: allowed. The questions are for ages 3 to 19. */
export const nutritionAgeRefused = (birthday: IsoDate, date: IsoDate): RefusalCode | null => {
  const months = ageInMonths(birthday, date)
  return months < nutritionAges.lowest ? 'too_young' : months > nutritionAges.highest ? 'too_old' : null
}

const mayWrite = mayWriteTo('nutrition_checks')

export const addNutrition = async (
  db: Db,
  doer: Doer,
  { date, eaten, habits, sweetDrinks, classNumber }: NewNutritionCheck,
  now: Date,
): Promise<E.Either<Refused, NutritionCheck>> => {
  const allowed = await mayWrite(db, doer, date, now)
  if (E.isLeft(allowed)) return allowed
  const { birthday, full } = allowed.right
  const refused = nutritionAgeRefused(birthday, date)
  if (refused !== null) return refuseField('date', refused)
  if (full) return refuseField('', 'too_many')
  const { member, child } = doer
  const answers = { eaten, habits, sweet_drinks: sweetDrinks, class_number: classNumber }
  const row = { id: randomUUID(), date, ...answers, created_at: now }
  await db
    .insertInto('nutrition_checks')
    .values({ ...row, child_id: child, created_by: member })
    .execute()
  await recordActivity(db, { child, actor: member, kind: 'nutrition.added', day: date }, now)
  return E.right(toCheck(row, birthday))
}

export const removeNutrition = removeFrom('nutrition_checks', 'nutrition.removed')
