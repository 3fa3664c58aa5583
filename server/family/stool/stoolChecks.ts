import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as E from 'fp-ts/Either'
import type { RefusalCode } from '@careplus/adapters/internal/contract'
import { ageInDays, type IsoDate } from '@careplus/core/calendar'
import type { NewStoolCheck, StoolCheck } from '@careplus/core/ports'
import { asAnsweredNow } from '@careplus/core/internal/stool'
import { stoolAges } from '@careplus/core/stool'
import { isConsented } from '../children/consentedHealth.js'
import { mayWriteTo, orUnknown, removeFrom, type Doer } from '../children/childRecords.js'
import { refuseField, type Refused } from '../../platform/refusal/refused.js'
import { isPartner } from '../partners/childAccess.js'
import { recordActivity } from '../partners/childActivity.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

const columns = ['id', 'date', 'colour', 'photo', 'lasted_days', 'signs', 'created_at'] as const

const readable = (db: Db, member: string) =>
  db
    .selectFrom('stool_checks')
    .innerJoin('children', 'children.id', 'stool_checks.child_id')
    .select(columns.map((column) => `stool_checks.${column}` as const))
    .select('children.birthday')
    .where(isConsented('stool_checks'))
    .where((of) => of.or([of('children.member_id', '=', member), isPartner(of, member)]))

const checksOf = prepared((db, child: string, member: string) =>
  readable(db, member)
    .where('stool_checks.child_id', '=', child)
    .orderBy('stool_checks.date', 'desc')
    .orderBy('stool_checks.created_at', 'desc'),
)

type Row = Pick<Selectable<Schema['stool_checks']>, (typeof columns)[number]>

const toCheck = (row: Row, birthday: string): StoolCheck => ({
  id: row.id,
  date: row.date as IsoDate,
  ageInDays: ageInDays(birthday as IsoDate, row.date as IsoDate),
  colour: row.colour,
  photo: row.photo,
  lastedDays: row.lasted_days ?? 'unsure',
  signs: asAnsweredNow(row.signs),
  created_at: row.created_at.toISOString(),
})

export const listStool = async (db: Db, doer: Doer): Promise<E.Either<Refused, StoolCheck[]>> => {
  const checks = await orUnknown(db, doer, await checksOf(db, doer.child, doer.member))
  if (E.isLeft(checks)) return checks
  return E.right(checks.right.map((row) => toCheck(row, row.birthday)))
}

/** Null: none is stored. */
export const newestStoolOfEach = async (db: Db, member: string, children: ReadonlyArray<string>) => {
  const rows =
    children.length === 0
      ? []
      : await readable(db, member)
          .select('stool_checks.child_id')
          .distinctOn('stool_checks.child_id')
          .where('stool_checks.child_id', 'in', children)
          .orderBy('stool_checks.child_id')
          .orderBy('stool_checks.date', 'desc')
          .orderBy('stool_checks.created_at', 'desc')
          .execute()
  return (child: string): StoolCheck | null => {
    const row = rows.find(({ child_id }) => child_id === child)
    return row === undefined ? null : toCheck(row, row.birthday)
  }
}

/** Null: allowed. The rules end where the growth references do. */
export const stoolAgeRefused = (birthday: IsoDate, date: IsoDate): RefusalCode | null =>
  ageInDays(birthday, date) > stoolAges.highest ? 'too_old' : null

const mayWrite = mayWriteTo('stool_checks')

export const addStool = async (
  db: Db,
  doer: Doer,
  { date, colour, photo, lastedDays, signs }: NewStoolCheck,
  now: Date,
): Promise<E.Either<Refused, StoolCheck>> => {
  const allowed = await mayWrite(db, doer, date, now)
  if (E.isLeft(allowed)) return allowed
  const { birthday, full } = allowed.right
  const refused = stoolAgeRefused(birthday, date)
  if (refused !== null) return refuseField('date', refused)
  if (full) return refuseField('', 'too_many')
  const { member, child } = doer
  const lasted_days = lastedDays === 'unsure' ? null : lastedDays
  const row = { id: randomUUID(), date, colour, photo, lasted_days, signs, created_at: now }
  await db
    .insertInto('stool_checks')
    .values({ ...row, child_id: child, created_by: member })
    .execute()
  await recordActivity(db, { child, actor: member, kind: 'stool.added', day: date }, now)
  return E.right(toCheck(row, birthday))
}

export const removeStool = removeFrom('stool_checks', 'stool.removed')
