import { sql } from 'kysely'
import * as E from 'fp-ts/Either'
import { addDays, todayInBangkok } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { inTransaction, type Db, type Tx } from '../store/store.js'

const hourMs = 3_600_000

export const secondsToNextDay = (now: Date): number => {
  const tomorrow = startOfBangkokDay(addDays(todayInBangkok(now.getTime()), 1))
  return Math.ceil((tomorrow - now.getTime()) / 1000)
}

/** At most half of a day's budget goes to unknown numbers, and a quarter of that half in an hour. */
const unknownShare = (budget: number) => ({ day: Math.ceil(budget / 2), hour: Math.ceil(budget / 8) })

export interface BudgetRequest {
  readonly parts: number
  /** The number has an account, or the caller is signed in or has proved something. */
  readonly known: boolean
}

export interface BudgetSpending {
  readonly day: string
  /** Null: the number is known. */
  readonly hour: Date | null
  readonly parts: number
}

export interface MessagesSpent {
  readonly _tag: 'MessagesSpent'
  readonly retryAfter: number
}

/** The share of unknown numbers is spent; known numbers are still served. */
export interface UnknownShareSpent {
  readonly _tag: 'UnknownShareSpent'
}

const spendHour = async (tx: Tx, hour: Date, parts: number, max: number): Promise<boolean> => {
  if (parts > max) return false
  const counted = await tx
    .insertInto('message_hours')
    .values({ hour, sent: parts })
    .onConflict((same) =>
      same
        .column('hour')
        .doUpdateSet({ sent: sql<number>`message_hours.sent + ${parts}` })
        .where(sql<boolean>`message_hours.sent + ${parts} <= ${max}`),
    )
    .returning('hour')
    .executeTakeFirst()
  return counted !== undefined
}

const spendDay = async (tx: Tx, day: string, parts: number, budget: number): Promise<boolean> => {
  if (parts > budget) return false
  const counted = await tx
    .insertInto('message_days')
    .values({ day, sent: parts, unknown: 0 })
    .onConflict((same) =>
      same
        .column('day')
        .doUpdateSet({ sent: sql<number>`message_days.sent + ${parts}` })
        .where(sql<boolean>`message_days.sent + ${parts} <= ${budget}`),
    )
    .returning('day')
    .executeTakeFirst()
  return counted !== undefined
}

const spendUnknownShare = async (tx: Tx, day: string, parts: number, max: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('message_days')
    .set({ unknown: sql<number>`unknown + ${parts}` })
    .where('day', '=', day)
    .where(sql<boolean>`unknown + ${parts}::integer <= ${max}::integer`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Half is reserved for known numbers, so that made-up ones lock no parent out. On a refusal the caller rolls back. */
export const spendBudget = (
  db: Db,
  budget: number,
  { parts, known }: BudgetRequest,
  now: Date,
): Promise<E.Either<MessagesSpent | UnknownShareSpent, BudgetSpending>> =>
  inTransaction<MessagesSpent | UnknownShareSpent, BudgetSpending>(db, async (tx) => {
    const day = todayInBangkok(now.getTime())
    if (!(await spendDay(tx, day, parts, budget)))
      return E.left({ _tag: 'MessagesSpent', retryAfter: secondsToNextDay(now) })
    if (known) return E.right({ day, hour: null, parts })
    const share = unknownShare(budget)
    const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
    const isWithin =
      (await spendUnknownShare(tx, day, parts, share.day)) && (await spendHour(tx, hour, parts, share.hour))
    return isWithin ? E.right({ day, hour, parts }) : E.left({ _tag: 'UnknownShareSpent' })
  })

export const refundBudget = async (tx: Tx, { day, hour, parts }: BudgetSpending): Promise<void> => {
  const less = (column: 'sent' | 'unknown', by: number) => sql<number>`greatest(0, ${sql.ref(column)} - ${by}::integer)`
  await tx
    .updateTable('message_days')
    .set({ sent: less('sent', parts), unknown: less('unknown', hour === null ? 0 : parts) })
    .where('day', '=', day)
    .execute()
  if (hour !== null)
    await tx
      .updateTable('message_hours')
      .set({ sent: less('sent', parts) })
      .where('hour', '=', hour)
      .execute()
}
