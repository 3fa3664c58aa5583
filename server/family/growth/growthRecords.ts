import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { GrowthChange, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { isConsented } from '../children/consentedHealth.js'
import { mayWriteTo, orUnknown, removeFrom, type Doer } from '../children/childRecords.js'
import { byOwner, maxTogether } from '../groupByOwner.js'
import { refuse, refuseField, refuseStale, type Refused } from '../../platform/refusal/refused.js'
import { isPartner } from '../partners/childAccess.js'
import { recordActivity } from '../partners/childActivity.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

export const figureColumns = [
  'date',
  'weight',
  'height',
  'measure',
  'head_circumference',
  'height_carried',
  'head_carried',
] as const

const columns = ['id', ...figureColumns, 'referral_taken_on', 'version'] as const

type StoredRecord = Required<GrowthRecord>

/** Only children whom the member may read. */
const readable = (db: Db, member: string) =>
  db
    .selectFrom('growth_records')
    .innerJoin('children', 'children.id', 'growth_records.child_id')
    .select(columns.map((column) => `growth_records.${column}` as const))
    .where(isConsented('growth_records'))
    .where((of) => of.or([of('children.member_id', '=', member), isPartner(of, member)]))
    .orderBy('growth_records.date', 'desc')
    .orderBy('growth_records.created_at', 'desc')
    .orderBy('growth_records.id')

const recordsOf = prepared((db, child: string, member: string) =>
  readable(db, member).where('growth_records.child_id', '=', child),
)

/** Newest day first; of one day the last entered comes first and counts. */
export const listRecords = async (db: Db, doer: Doer): Promise<E.Either<Refused, StoredRecord[]>> =>
  orUnknown(db, doer, await recordsOf(db, doer.child, doer.member))

export const listRecordsOfEach = async (db: Db, member: string, children: ReadonlyArray<string>) =>
  byOwner(
    children.length === 0
      ? []
      : await readable(db, member)
          .select('growth_records.child_id as owner')
          .where('growth_records.child_id', 'in', children)
          .limit(maxTogether + 1)
          .execute(),
  )

const mayWrite = mayWriteTo('growth_records')

/** A position or mark is stored only with its figure. */
const columnsOf = ({ date, weight, height, measure, head_circumference, ...details }: NewGrowthRecord) => ({
  date,
  weight,
  height: height ?? null,
  measure: height === undefined ? null : (measure ?? null),
  head_circumference: head_circumference ?? null,
  height_carried: height === undefined ? null : (details.height_carried ?? null),
  head_carried: head_circumference === undefined ? null : (details.head_carried ?? null),
})

type NewRow = ReturnType<typeof columnsOf> & {
  readonly id: string
  readonly child_id: string
  readonly created_by: string
  readonly created_at: Date
}

const insertRecord = prepared((db, row: NewRow) =>
  db
    .with('added', (also) => also.insertInto('growth_records').values(row).returning(columns))
    .with('told', (also) =>
      also
        .insertInto('child_activity')
        .values({
          child_id: row.child_id,
          at: row.created_at,
          actor: row.created_by,
          kind: 'growth.added',
          day: row.date,
          about: null,
        })
        .returning('seq'),
    )
    .selectFrom('added')
    .select(columns),
)

export const addRecord = async (
  db: Db,
  doer: Doer,
  record: NewGrowthRecord,
  now: Date,
): Promise<E.Either<Refused, StoredRecord>> => {
  const allowed = await mayWrite(db, doer, record.date, now)
  if (E.isLeft(allowed)) return allowed
  if (allowed.right.full) return refuseField('', 'too_many')
  const made = { id: randomUUID(), child_id: doer.child, created_by: doer.member, created_at: now }
  const rows = await insertRecord(db, { ...columnsOf(record), ...made })
  return E.right(rows[0] as StoredRecord)
}

/** Details are removed with their figure, because they were about the old one. */
const withWhatFollows = (change: GrowthChange): GrowthChange => ({
  ...(change.height === undefined ? {} : { height_carried: null }),
  ...(change.head_circumference === undefined ? {} : { head_carried: null }),
  ...change,
  ...(change.height === null ? { measure: null, height_carried: null } : {}),
  ...(change.head_circumference === null ? { head_carried: null } : {}),
})

interface Versioned {
  readonly id: string
  readonly versions: ReadonlyArray<number>
}

const currentOf = (db: Db, child: string, id: string): Promise<StoredRecord | undefined> =>
  db
    .selectFrom('growth_records')
    .select(columns)
    .where('id', '=', id)
    .where('child_id', '=', child)
    .where(isConsented('growth_records'))
    .executeTakeFirst()

const refuseChange = async (db: Db, child: string, id: string) => {
  const current = await currentOf(db, child, id)
  return current === undefined ? refuse('not_found') : refuseStale(current)
}

export const changeRecord = async (
  db: Db,
  { member, child }: Doer,
  { id, versions, change }: Versioned & { readonly change: GrowthChange },
  now: Date,
): Promise<E.Either<Refused, StoredRecord>> => {
  const allowed = await mayWrite(db, { member, child }, change.date ?? null, now)
  if (E.isLeft(allowed)) return allowed
  const row = await db
    .updateTable('growth_records')
    // Other figures may need another referral.
    .set((of) => ({
      ...withWhatFollows(change),
      referral_taken_on: null,
      changed_by: member,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('child_id', '=', child)
    .where('version', 'in', versions)
    .returning(columns)
    .executeTakeFirst()
  if (row === undefined) return refuseChange(db, child, id)
  await recordActivity(db, { child, actor: member, kind: 'growth.changed', day: row.date }, now)
  return E.right(row)
}

/** A repeat by any carer changes neither the first day nor the version. Changed figures refuse it. */
export const markTaken = async (
  db: Db,
  doer: Doer,
  { id, versions, taken }: Versioned & { readonly taken: boolean },
  now: Date,
): Promise<E.Either<Refused, StoredRecord>> => {
  const allowed = await mayWrite(db, doer, null, now)
  if (E.isLeft(allowed)) return allowed
  const row = await db
    .updateTable('growth_records')
    .set((of) => ({
      referral_taken_on: taken ? of.fn.coalesce('referral_taken_on', of.val(todayInBangkok(now.getTime()))) : null,
    }))
    .where('id', '=', id)
    .where('child_id', '=', doer.child)
    .where('version', 'in', versions)
    .returning(columns)
    .executeTakeFirst()
  if (row === undefined) return refuseChange(db, doer.child, id)
  await recordActivity(db, { child: doer.child, actor: doer.member, kind: 'growth.changed', day: row.date }, now)
  return E.right(row)
}

export const removeRecord = removeFrom('growth_records', 'growth.removed', refuseChange)
