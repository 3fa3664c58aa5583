import { sql } from 'kysely'
import type { Db } from '../store/store.js'
import type { Letter } from './outbox.js'

const minuteMs = 60_000

const lateMs = 15 * minuteMs
/** Given up within this time: the relay, or an address, is broken now. */
const lookedBackMs = 24 * 60 * minuteMs

export interface LateLetters {
  /** Letters and text messages that have waited for more than 15 minutes. */
  readonly late: number
  readonly given_up: number
}

/** Of the channels that a postman carries; what is left in an outbox for its page to show is not late. */
export const lateLetters = async (
  db: Db,
  carried: ReadonlyArray<Letter['channel']>,
  now: Date,
): Promise<LateLetters> => {
  if (carried.length === 0) return { late: 0, given_up: 0 }
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  return db
    .selectFrom('outbox')
    .where('channel', 'in', carried)
    .where('sent_at', 'is', null)
    .select([
      sql<number>`(count(*) filter (where given_up_at is null and created_at < ${before(lateMs)}))::int`.as('late'),
      sql<number>`(count(*) filter (where given_up_at > ${before(lookedBackMs)}))::int`.as('given_up'),
    ])
    .executeTakeFirstOrThrow()
}
