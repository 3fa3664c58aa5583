import type { LineTopic } from '@careplus/core/line-messages'
import { withoutContent, withdrawn } from '../outbox/markSent.js'
import type { Db } from '../store/store.js'
import { refundMonthMessage } from './lineBudget.js'

/** Refunds the month's budget unless the message may have been sent or is being sent. */
const dropWaiting = async (db: Db, member: string, topics: ReadonlyArray<LineTopic>, now: Date): Promise<void> => {
  if (topics.length === 0) return
  const dropped = await db
    .updateTable('outbox')
    .set({ given_up_at: now, failure: withdrawn, ...withoutContent })
    .where('member_id', '=', member)
    .where('line_topic', 'in', topics)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .returning(['channel', 'unsure', 'budget_day'])
    .execute()
  for (const { channel, unsure, budget_day: month } of dropped)
    if (channel === 'line' && unsure === 0 && month !== null) await refundMonthMessage(db, month)
}

export const cancelLineMessages = async (
  db: Db,
  member: string,
  now: Date,
  except: ReadonlyArray<LineTopic> = [],
): Promise<void> => {
  const ended = await db
    .deleteFrom('line_topics')
    .where('member_id', '=', member)
    .$if(except.length > 0, (of) => of.where('topic', 'not in', except))
    .returning('topic')
    .execute()
  await dropWaiting(
    db,
    member,
    ended.map(({ topic }) => topic),
    now,
  )
}
