import { sql } from 'kysely'
import * as E from 'fp-ts/Either'
import { addDays, startOfBangkokDay, todayInBangkok } from '@careplus/core/calendar'
import { inTransaction, type Db, type Tx } from '../store/store.js'

const hourMs = 3_600_000

export const secondsToNextDay = (now: Date): number => {
  const tomorrow = startOfBangkokDay(addDays(todayInBangkok(now.getTime()), 1))
  return Math.ceil((tomorrow - now.getTime()) / 1000)
}
const secondsToNextHour = (now: Date): number => 3600 - (Math.floor(now.getTime() / 1000) % 3600)

/** Half of a day's budget at most goes to numbers that nobody knows yet, and a quarter of that half in any hour. */
const unknownShare = (budget: number) => ({ day: Math.ceil(budget / 2), hour: Math.ceil(budget / 8) })

export interface Wanted {
  /** Paid parts of the message. */
  readonly parts: number
  /** The number has an account, or whoever asks is signed in or has proved something. */
  readonly known: boolean
}

export interface Counted {
  readonly day: string
  /** Null: the number is known. */
  readonly hour: Date | null
  readonly parts: number
}

export interface MessagesSpent {
  readonly _tag: 'MessagesSpent'
  readonly retryAfter: number
}

const spent = (retryAfter: number): E.Either<MessagesSpent, never> => E.left({ _tag: 'MessagesSpent', retryAfter })

const takeOfHour = async (tx: Tx, hour: Date, parts: number, most: number): Promise<boolean> => {
  if (parts > most) return false
  const taken = await tx
    .insertInto('message_hours')
    .values({ hour, sent: parts })
    .onConflict((same) =>
      same
        .column('hour')
        .doUpdateSet({ sent: sql<number>`message_hours.sent + ${parts}` })
        .where(sql<boolean>`message_hours.sent + ${parts} <= ${most}`),
    )
    .returning('hour')
    .executeTakeFirst()
  return taken !== undefined
}

const takeOfDay = async (tx: Tx, day: string, { parts, known }: Wanted, budget: number): Promise<boolean> => {
  const unknown = known ? 0 : parts
  const most = unknownShare(budget).day
  if (parts > budget || unknown > most) return false
  const taken = await tx
    .insertInto('message_days')
    .values({ day, sent: parts, unknown })
    .onConflict((same) =>
      same
        .column('day')
        .doUpdateSet({
          sent: sql<number>`message_days.sent + ${parts}`,
          unknown: sql<number>`message_days.unknown + ${unknown}`,
        })
        .where(sql<boolean>`message_days.sent + ${parts} <= ${budget}`)
        .where(sql<boolean>`(${unknown}::integer = 0 or message_days.unknown + ${unknown} <= ${most})`),
    )
    .returning('day')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * A message on today's budget. Half of it is kept for numbers that are known, so that strangers who have codes sent to made-up
 * numbers keep no parent out. A refusal is to roll the transaction back.
 */
export const takeFromBudget = (
  db: Db,
  budget: number,
  wanted: Wanted,
  now: Date,
): Promise<E.Either<MessagesSpent, Counted>> =>
  inTransaction<MessagesSpent, Counted>(db, async (tx) => {
    const { parts, known } = wanted
    const day = todayInBangkok(now.getTime())
    if (!(await takeOfDay(tx, day, wanted, budget))) return spent(secondsToNextDay(now))
    if (known) return E.right({ day, hour: null, parts })
    const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
    if (!(await takeOfHour(tx, hour, parts, unknownShare(budget).hour))) return spent(secondsToNextHour(now))
    return E.right({ day, hour, parts })
  })

export const giveBackToBudget = async (tx: Tx, { day, hour, parts }: Counted): Promise<void> => {
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
