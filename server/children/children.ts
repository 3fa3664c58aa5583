import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Child, Gender } from '@careplus/core/ports'
import { refuse, refuseField, type Refused } from '../http/refused.js'
import { forgetAnswersAbout } from '../jobs/erasure.js'
import type { Db } from '../store/store.js'

export interface ChildFields {
  readonly nickname: string
  readonly birthday: string
  readonly gender: Gender
  readonly gestation_weeks?: number
}

const columns = ['id', 'nickname', 'birthday', 'gender', 'gestation_weeks', 'health_consent_at'] as const

interface Row extends Omit<Child, 'health_consent_at'> {
  readonly health_consent_at: Date | null
}

const toChild = (row: Row): Child => ({ ...row, health_consent_at: row.health_consent_at?.toISOString() ?? null })

const theirs = (db: Db, member: string) => db.selectFrom('children').where('member_id', '=', member)

/** Oldest first. */
export const listChildren = async (db: Db, member: string): Promise<Child[]> =>
  (await theirs(db, member).select(columns).orderBy('birthday').orderBy('created_at').orderBy('id').execute()).map(
    toChild,
  )

export const readChild = async (db: Db, member: string, id: string): Promise<E.Either<Refused, Child>> => {
  const row = await theirs(db, member).select(columns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? refuse('not_found') : E.right(toChild(row))
}

const bornByNow = ({ birthday }: ChildFields, now: Date): boolean => birthday <= todayInBangkok(now.getTime())

/** Past any family; it stops a script from filling the store. */
const mostChildren = 30

export const addChild = async (
  db: Db,
  member: string,
  fields: ChildFields,
  deliveryMethod: string,
  now: Date,
): Promise<E.Either<Refused, Child>> => {
  if (!bornByNow(fields, now)) return refuseField('birthday', 'in_future')
  const { count } = await theirs(db, member)
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostChildren) return refuseField('', 'too_many')
  const row = await db
    .insertInto('children')
    .values({
      ...fields,
      gestation_weeks: fields.gestation_weeks ?? null,
      delivery_method: deliveryMethod,
      id: randomUUID(),
      member_id: member,
      health_consent_at: null,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return E.right(toChild(row))
}

const firstRecordDate = async (db: Db, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('growth_records')
    .select('date')
    .where('child_id', '=', id)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  return row?.date ?? null
}

/** The child's row is held until the transaction ends, so that no record is added meanwhile. */
const holdChild = (db: Db, member: string, id: string) =>
  theirs(db, member).select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const changeChild = async (
  db: Db,
  member: string,
  id: string,
  fields: ChildFields,
  now: Date,
): Promise<E.Either<Refused, Child>> => {
  if (!bornByNow(fields, now)) return refuseField('birthday', 'in_future')
  if ((await holdChild(db, member, id)) === undefined) return refuse('not_found')
  const measured = await firstRecordDate(db, id)
  if (measured !== null && measured < fields.birthday) return refuseField('birthday', 'before_birth')
  const row = await db
    .updateTable('children')
    .set({ ...fields, gestation_weeks: fields.gestation_weeks ?? null })
    .where('id', '=', id)
    .where('member_id', '=', member)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return E.right(toChild(row))
}

/** With everything kept of the child: its records go with it, and the kept answers that tell of it are emptied. */
export const removeChild = async (db: Db, member: string, id: string): Promise<E.Either<Refused, null>> => {
  const removed = await db
    .deleteFrom('children')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) return refuse('not_found')
  await forgetAnswersAbout(db, member, id)
  return E.right(null)
}
