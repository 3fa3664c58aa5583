import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { sql } from 'kysely'
import { refuse, refuseField, type Refused } from '../http/refused.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'

const columns = ['id', 'date', 'weight', 'height', 'measure', 'head_circumference'] as const

/** Whose child, which child. */
export interface Owner {
  readonly member: string
  readonly child: string
}

const isTheirs = async (db: Db, { member, child }: Owner): Promise<boolean> =>
  (await db
    .selectFrom('children')
    .select('id')
    .where('id', '=', child)
    .where('member_id', '=', member)
    .executeTakeFirst()) !== undefined

const recordsOf = prepared((db, child: string, member: string) =>
  db
    .selectFrom('growth_records')
    .innerJoin('children', 'children.id', 'growth_records.child_id')
    .select(columns.map((column) => `growth_records.${column}` as const))
    .where('growth_records.child_id', '=', child)
    .where('children.member_id', '=', member)
    .orderBy('growth_records.date', 'desc')
    .orderBy('growth_records.created_at', 'desc'),
)

/** Newest first. One statement where there are records; a second only to tell an empty list from another's child. */
export const listRecords = async (db: Db, owner: Owner): Promise<E.Either<Refused, GrowthRecord[]>> => {
  const rows = await recordsOf(db, owner.child, owner.member)
  return rows.length > 0 || (await isTheirs(db, owner)) ? E.right(rows) : refuse('not_found')
}

/** One a day for nearly three years; it stops a script from filling the store. */
const mostRecords = 1000

/** The child's row, held until the transaction ends: what is decided on it stays true. */
const hold = prepared((db, member: string, child: string) =>
  db
    .selectFrom('children')
    .select(['birthday', 'health_consent_at'])
    .select(
      sql<boolean>`exists (select 1 from growth_records where child_id = children.id offset ${sql.lit(mostRecords - 1)})`.as(
        'full',
      ),
    )
    .where('member_id', '=', member)
    .where('id', '=', child)
    .forUpdate('children'),
)

/** The rules of a write, on the child's row held for it: theirs, agreed to, and measured between birth and today. */
const mayWrite = async (
  db: Db,
  { member, child }: Owner,
  date: string,
  now: Date,
): Promise<E.Either<Refused, { readonly full: boolean }>> => {
  const [held] = await hold(db, member, child)
  if (held === undefined) return refuse('not_found')
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
    created_at: Date,
  ) =>
    db
      .insertInto('growth_records')
      .values({ date, weight, height, measure, head_circumference, id, child_id, created_at })
      .returning(columns),
)

export const addRecord = async (
  db: Db,
  owner: Owner,
  record: NewGrowthRecord,
  now: Date,
): Promise<E.Either<Refused, GrowthRecord>> => {
  const allowed = await mayWrite(db, owner, record.date, now)
  if (E.isLeft(allowed)) return allowed
  if (allowed.right.full) return refuseField('', 'too_many')
  const { date, weight, height, measure, head_circumference } = columnsOf(record)
  const rows = await insertRecord(db, date, weight, height, measure, head_circumference, randomUUID(), owner.child, now)
  return E.right(rows[0] as GrowthRecord)
}

export const changeRecord = async (
  db: Db,
  owner: Owner,
  id: string,
  record: NewGrowthRecord,
  now: Date,
): Promise<E.Either<Refused, GrowthRecord>> => {
  const allowed = await mayWrite(db, owner, record.date, now)
  if (E.isLeft(allowed)) return allowed
  const row = await db
    .updateTable('growth_records')
    .set(columnsOf(record))
    .where('id', '=', id)
    .where('child_id', '=', owner.child)
    .returning(columns)
    .executeTakeFirst()
  return row === undefined ? refuse('not_found') : E.right(row)
}

/** Taking a record away needs no consent. */
export const removeRecord = async (db: Db, owner: Owner, id: string): Promise<E.Either<Refused, null>> => {
  if (!(await isTheirs(db, owner))) return refuse('not_found')
  const removed = await db
    .deleteFrom('growth_records')
    .where('id', '=', id)
    .where('child_id', '=', owner.child)
    .returning('id')
    .executeTakeFirst()
  return removed === undefined ? refuse('not_found') : E.right(null)
}
