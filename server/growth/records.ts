import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { sql } from 'kysely'
import { refuse, refuseField, type Refused } from '../http/refused.js'
import { isPartner, mayWithChild, mayWithHeldChild } from '../partners/access.js'
import { tellActivity } from '../partners/activity.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'

const columns = ['id', 'date', 'weight', 'height', 'measure', 'head_circumference'] as const

/** Who does it, with which child. */
export interface Doer {
  readonly member: string
  readonly child: string
}

const recordsOf = prepared((db, child: string, member: string) =>
  db
    .selectFrom('growth_records')
    .innerJoin('children', 'children.id', 'growth_records.child_id')
    .select(columns.map((column) => `growth_records.${column}` as const))
    .where('growth_records.child_id', '=', child)
    .where((of) => of.or([of('children.member_id', '=', member), isPartner(of, member)]))
    .orderBy('growth_records.date', 'desc')
    .orderBy('growth_records.created_at', 'desc'),
)

/** Newest first. One statement where there are records; a second only to tell an empty list from another's child. */
export const listRecords = async (db: Db, { member, child }: Doer): Promise<E.Either<Refused, GrowthRecord[]>> => {
  const rows = await recordsOf(db, child, member)
  if (rows.length > 0) return E.right(rows)
  const allowed = await mayWithChild(db, member, child, 'read')
  return E.isLeft(allowed) ? allowed : E.right(rows)
}

/** One a day for nearly three years; it stops a script from filling the store. */
const mostRecords = 1000

/** The child's row, held until the transaction ends: what is decided on it stays true. */
const hold = prepared((db, member: string, child: string) =>
  db
    .selectFrom('children')
    .select(['birthday', 'health_consent_at', 'member_id as owner'])
    .select(
      sql<boolean>`exists (select 1 from growth_records where child_id = children.id offset ${sql.lit(mostRecords - 1)})`.as(
        'full',
      ),
    )
    .where('id', '=', child)
    .where((of) => of.or([of('member_id', '=', member), isPartner(of, member)]))
    .forUpdate('children'),
)

/** The rules of a write, on the child's row held for it: theirs to look after, agreed to, and measured between birth and today. */
const mayWrite = async (
  db: Db,
  { member, child }: Doer,
  date: string,
  now: Date,
): Promise<E.Either<Refused, { readonly full: boolean }>> => {
  const [held] = await hold(db, member, child)
  if (held === undefined) return refuse('not_found')
  // A partner's role is looked at once the row is held: it changes on the held row only.
  const allowed = held.owner === member ? E.right('owner') : await mayWithChild(db, member, child, 'record')
  if (E.isLeft(allowed)) return allowed
  if (held.health_consent_at === null) return refuse('consent_required')
  if (date < held.birthday) return refuseField('date', 'before_birth')
  return date > todayInBangkok(now.getTime()) ? refuseField('date', 'in_future') : E.right(held)
}

const columnsOf = ({ date, weight, height, measure, head_circumference }: NewGrowthRecord) => ({
  date,
  weight,
  height,
  measure: measure ?? null,
  head_circumference: head_circumference ?? null,
})

const insertRecord = prepared(
  (
    db,
    date: string,
    weight: number,
    height: number,
    measure: GrowthRecord['measure'],
    head_circumference: number | null,
    id: string,
    child_id: string,
    created_by: string,
    created_at: Date,
  ) =>
    db
      .with('added', (also) =>
        also
          .insertInto('growth_records')
          .values({ date, weight, height, measure, head_circumference, id, child_id, created_by, created_at })
          .returning(columns),
      )
      .with('told', (also) =>
        also
          .insertInto('child_activity')
          .values({ child_id, at: created_at, actor: created_by, kind: 'growth.added', day: date, about: null })
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
): Promise<E.Either<Refused, GrowthRecord>> => {
  const allowed = await mayWrite(db, doer, record.date, now)
  if (E.isLeft(allowed)) return allowed
  if (allowed.right.full) return refuseField('', 'too_many')
  const { date, weight, height, measure, head_circumference } = columnsOf(record)
  const { member, child } = doer
  const id = randomUUID()
  const rows = await insertRecord(db, date, weight, height, measure, head_circumference, id, child, member, now)
  return E.right(rows[0] as GrowthRecord)
}

export const changeRecord = async (
  db: Db,
  { member, child }: Doer,
  id: string,
  record: NewGrowthRecord,
  now: Date,
): Promise<E.Either<Refused, GrowthRecord>> => {
  const allowed = await mayWrite(db, { member, child }, record.date, now)
  if (E.isLeft(allowed)) return allowed
  const row = await db
    .updateTable('growth_records')
    .set({ ...columnsOf(record), changed_by: member })
    .where('id', '=', id)
    .where('child_id', '=', child)
    .returning(columns)
    .executeTakeFirst()
  if (row === undefined) return refuse('not_found')
  await tellActivity(db, { child, actor: member, kind: 'growth.changed', day: row.date }, now)
  return E.right(row)
}

/** Taking a record away needs no consent. */
export const removeRecord = async (
  db: Db,
  { member, child }: Doer,
  id: string,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const allowed = await mayWithHeldChild(db, member, child, 'record')
  if (E.isLeft(allowed)) return allowed
  const removed = await db
    .deleteFrom('growth_records')
    .where('id', '=', id)
    .where('child_id', '=', child)
    .returning('date')
    .executeTakeFirst()
  if (removed === undefined) return refuse('not_found')
  await tellActivity(db, { child, actor: member, kind: 'growth.removed', day: removed.date }, now)
  return E.right(null)
}
