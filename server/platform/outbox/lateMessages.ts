import { sql } from 'kysely'
import type { Db } from '../store/store.js'
import { withdrawn } from './markSent.js'
import type { Channel } from './outbox.js'

const minuteMs = 60_000

const lateMs = 15 * minuteMs
/** A message given up within this time means that the relay or an address is broken now. */
const recentMs = 24 * 60 * minuteMs

export interface LateMessages {
  /** Messages of all channels that are overdue for more than 15 minutes. */
  readonly late: number
  readonly given_up: number
  readonly mail_instead: number
}

/** Only of channels that a dispatcher serves; the demo's outbox is not late. */
export const countLateMessages = async (db: Db, carried: ReadonlyArray<Channel>, now: Date): Promise<LateMessages> => {
  if (carried.length === 0) return { late: 0, given_up: 0, mail_instead: 0 }
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  return db
    .selectFrom('outbox')
    .where('channel', 'in', carried)
    .where((of) => of.or([of('sent_at', 'is', null), of('line_topic', 'is not', null)]))
    .where(sql<boolean>`failure is distinct from ${withdrawn}`)
    .select([
      sql<number>`(count(*) filter (
        where sent_at is null and given_up_at is null and created_at < ${before(lateMs)}
          and (tries > 0 or next_try_at < ${before(lateMs)})
      ))::int`.as('late'),
      sql<number>`(count(*) filter (where given_up_at > ${before(recentMs)}))::int`.as('given_up'),
      sql<number>`(count(*) filter (
        where channel = 'mail' and line_topic is not null and created_at > ${before(recentMs)}
      ))::int`.as('mail_instead'),
    ])
    .executeTakeFirstOrThrow()
}
