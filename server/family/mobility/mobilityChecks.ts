import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as E from 'fp-ts/Either'
import { mobilityRefusals } from '@careplus/adapters/internal/contract'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { mobilityInputs } from '@careplus/core/internal/mobility'
import type { MobilityCheck, NewMobilityCheck } from '@careplus/core/ports'
import { byOwner, maxTogether } from '../groupByOwner.js'
import { refuse, refuseField, refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { forgetAnswersOfEntry } from '../../platform/http/forgetAnswers.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

export interface CheckOwner {
  readonly member: string
  readonly adult: string
}

const columns = ['id', 'date', 'answers', 'calf', 'stand', 'created_at'] as const

type Row = Pick<Selectable<Schema['mobility_checks']>, (typeof columns)[number]>

const toCheck = ({ id, date, answers, calf, stand, created_at }: Row, sex: MobilityCheck['sex']): MobilityCheck => ({
  id,
  date: date as IsoDate,
  sex,
  answers,
  calfCm: calf,
  chairStand: stand,
  created_at: created_at.toISOString(),
})

const theirs = (db: Db, { member, adult }: CheckOwner) =>
  db.selectFrom('adults').select(['sex', 'consent_at']).where('id', '=', adult).where('member_id', '=', member)

/** Newest day first; of one day the last entered first. */
const readable = (db: Db, member: string) =>
  db
    .selectFrom('mobility_checks')
    .innerJoin('adults', 'adults.id', 'mobility_checks.adult_id')
    .select(columns.map((column) => `mobility_checks.${column}` as const))
    .select('adults.sex')
    .where('adults.member_id', '=', member)
    .where('adults.consent_at', 'is not', null)
    .orderBy('mobility_checks.date', 'desc')
    .orderBy('mobility_checks.seq', 'desc')

export const listChecks = async (db: Db, checkOwner: CheckOwner): Promise<E.Either<Refused, MobilityCheck[]>> => {
  const rows = await readable(db, checkOwner.member).where('adult_id', '=', checkOwner.adult).execute()
  if (rows.length > 0) return E.right(rows.map((row) => toCheck(row, row.sex)))
  const consented = await theirs(db, checkOwner).where('consent_at', 'is not', null).executeTakeFirst()
  return consented === undefined ? refuse('not_found') : E.right([])
}

export const listChecksOfEach = async (db: Db, member: string) => {
  const rows = await readable(db, member)
    .select('adult_id as owner')
    .limit(maxTogether + 1)
    .execute()
  return byOwner(rows.map(({ owner, sex, ...row }) => ({ owner, ...toCheck(row, sex) })))
}

/** One a week for nearly ten years; stops a script from filling the store. */
const maxChecks = 500

const isFull = async (db: Db, { adult }: CheckOwner): Promise<boolean> =>
  (await db
    .selectFrom('mobility_checks')
    .select('id')
    .where('adult_id', '=', adult)
    .offset(maxChecks - 1)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const addCheck = async (
  db: Db,
  checkOwner: CheckOwner,
  input: NewMobilityCheck,
  now: Date,
): Promise<E.Either<Refused, MobilityCheck>> => {
  // Locked until the transaction ends, so that a withdrawal waits.
  const held = await theirs(db, checkOwner).forUpdate().executeTakeFirst()
  if (held === undefined) return refuse('not_found')
  if (held.consent_at === null) return refuse('consent_required')
  const parsed = mobilityInputs(todayInBangkok(now.getTime()))({ ...input, sex: held.sex })
  if (E.isLeft(parsed)) return refuseFields(mobilityRefusals(parsed.left))
  if (await isFull(db, checkOwner)) return refuseField('', 'too_many')
  const { date, sex, answers, calfCm, chairStand } = parsed.right
  const row = await db
    .insertInto('mobility_checks')
    .values({
      id: randomUUID(),
      adult_id: checkOwner.adult,
      date,
      answers,
      calf: calfCm,
      stand: chairStand,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return E.right(toCheck(row, sex))
}

export const removeCheck = async (db: Db, checkOwner: CheckOwner, id: string): Promise<E.Either<Refused, null>> => {
  const held = await theirs(db, checkOwner).where('consent_at', 'is not', null).forUpdate().executeTakeFirst()
  if (held === undefined) return refuse('not_found')
  const removed = await db
    .deleteFrom('mobility_checks')
    .where('id', '=', id)
    .where('adult_id', '=', checkOwner.adult)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) return refuse('not_found')
  await forgetAnswersOfEntry(db, [checkOwner.member], `/th/adults/${checkOwner.adult}/mobility/`, id)
  return E.right(null)
}
