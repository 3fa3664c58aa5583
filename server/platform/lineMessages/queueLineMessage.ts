import { sql, type RawBuilder } from 'kysely'
import { nextMailTime } from '@careplus/core/internal/reminders'
import type { Tx } from '../store/store.js'
import { lineIssuer } from './lineIssuer.js'
import { lineContents, type LineKind } from './lineContents.js'

interface NewLineMessage {
  readonly kind: LineKind
  readonly path: string
  readonly expiresAt?: Date
}

interface QueuedMessage {
  readonly id: string
  readonly member_id: string
}

const reached = sql`
  line_topics join identities on identities.member_id = line_topics.member_id and identities.issuer = ${lineIssuer}
  join line_friends on line_friends.issuer = identities.issuer and line_friends.subject = identities.subject
    and line_friends.state = 'friend'
`

/** At night it waits for the morning. `members`: a statement that selects ids. */
export const queueLineMessages = async (
  tx: Tx,
  members: RawBuilder<unknown>,
  { kind, path, expiresAt }: NewLineMessage,
  now: Date,
): Promise<ReadonlyArray<QueuedMessage>> => {
  const { topic, title, text } = lineContents[kind]
  const due = new Date(nextMailTime(now.getTime()))
  const { rows } = await sql<QueuedMessage>`
    insert into outbox (
      id, channel, recipient, subject, text, created_at, next_try_at, tries, expires_at, member_id, line_topic, path
    )
    select gen_random_uuid(), 'line', told.subject, ${title}, ${text}, ${now}::timestamptz,
      ${due}::timestamptz, 0, ${expiresAt ?? null}::timestamptz, told.member_id, ${topic}, ${path}
    from (
      select distinct on (line_topics.member_id) line_topics.member_id, identities.subject
      from ${reached}
      where line_topics.topic = ${topic} and line_topics.member_id in (${members})
      order by line_topics.member_id, identities.verified_at desc, identities.subject
    ) as told
    returning id, member_id
  `.execute(tx)
  return rows
}

export const queueLineMessage = async (
  tx: Tx,
  member: string,
  message: NewLineMessage,
  now: Date,
): Promise<string | null> => (await queueLineMessages(tx, sql`select ${member}::uuid`, message, now))[0]?.id ?? null

export const isReachedAbout = async (tx: Tx, member: string, topic: string): Promise<boolean> =>
  (
    await sql`
      select 1 from ${reached} where line_topics.topic = ${topic} and line_topics.member_id = ${member}::uuid limit 1
    `.execute(tx)
  ).rows.length > 0
