import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Channel } from './outbox.js'
import { recipientUnavailablePattern } from './relayRefusal.js'
import { queryEveryMs, secondsSince, type Sample, type StoreGauges } from '../metrics/storeGauges.js'

const dayMs = 86_400_000

/** `smsBudget`: billed parts a day; null: no text messages. */
export const outboxGauges = (carried: ReadonlyArray<Channel>, smsBudget: number | null): StoreGauges => ({
  of: 'outbox',
  everyMs: queryEveryMs.cheap,
  gauges: {
    careplus_outbox_waiting: { help: 'Letters not sent yet', labels: ['channel'] },
    careplus_outbox_oldest_seconds: {
      help: 'Seconds that the oldest unsent letter is due, but for what recipients refuse for now',
      labels: ['channel'],
    },
    careplus_outbox_most_tries: { help: 'Tries of the unsent letter that was tried most', labels: ['channel'] },
    careplus_outbox_given_up: { help: 'Letters given up in the last 24 hours', labels: ['channel'] },
    careplus_sms_budget_parts: { help: 'Paid parts of text messages that a day may have' },
    careplus_sms_sent_parts: { help: "Paid parts of text messages sent today, on Bangkok's calendar" },
  },
  query: async (db, now) => {
    const yesterday = new Date(now.getTime() - dayMs)
    const channels =
      carried.length === 0
        ? []
        : await db
            .selectFrom('outbox')
            .select([
              'channel',
              sql<number>`(count(*) filter (where given_up_at is null))::int`.as('waiting'),
              // Messages scheduled for the morning are not late, and temporary refusals by a recipient concern no operator.
              sql<Date | null>`min(case when tries > 0 then created_at else next_try_at end)
                filter (where given_up_at is null and coalesce(failure, '') !~ ${recipientUnavailablePattern})`.as(
                'oldest',
              ),
              sql<number>`coalesce(max(tries) filter (where given_up_at is null), 0)`.as('tries'),
              sql<number>`(count(*) filter (where given_up_at > ${yesterday}))::int`.as('given_up'),
            ])
            .where('sent_at', 'is', null)
            .where('channel', 'in', carried)
            .groupBy('channel')
            .execute()
    const day = await db
      .selectFrom('message_days')
      .select('sent')
      .where('day', '=', todayInBangkok(now.getTime()))
      .executeTakeFirst()
    const spent: ReadonlyArray<Sample> =
      smsBudget === null
        ? []
        : [
            { name: 'careplus_sms_budget_parts', value: smsBudget },
            { name: 'careplus_sms_sent_parts', value: day?.sent ?? 0 },
          ]
    return [
      ...channels.flatMap(({ channel, waiting, oldest, tries, given_up }) => [
        { name: 'careplus_outbox_waiting', labels: { channel }, value: waiting },
        { name: 'careplus_outbox_oldest_seconds', labels: { channel }, value: secondsSince(oldest, now) },
        { name: 'careplus_outbox_most_tries', labels: { channel }, value: tries },
        { name: 'careplus_outbox_given_up', labels: { channel }, value: given_up },
      ]),
      ...spent,
    ]
  },
})
