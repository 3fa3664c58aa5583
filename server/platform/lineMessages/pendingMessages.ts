import { sql } from 'kysely'
import type { Tx } from '../store/store.js'
import { lineIssuer } from './lineIssuer.js'

const columns = [
  'id',
  'recipient',
  'subject',
  'text',
  'path',
  'created_at',
  'expires_at',
  'tries',
  'unsure',
  'budget_day',
  'member_id',
  'line_topic',
] as const

const pending = (tx: Tx) =>
  tx
    .selectFrom('outbox')
    .select(columns)
    .where('channel', '=', 'line')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)

export const lockNextPending = (tx: Tx, now: Date) =>
  pending(tx)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const lockPending = (tx: Tx, id: string) => pending(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export type PendingLineMessage = NonNullable<Awaited<ReturnType<typeof lockNextPending>>>

interface Addressee {
  readonly wished: boolean
  readonly email: string | null
}

export const loadAddressee = async (
  tx: Tx,
  { member_id, line_topic, recipient }: PendingLineMessage,
): Promise<Addressee> => {
  const { rows } = await sql<Addressee>`
    select email, (
      exists (select from line_topics where line_topics.member_id = members.id and topic = ${line_topic})
      and exists (
        select from identities join line_friends
          on line_friends.issuer = identities.issuer and line_friends.subject = identities.subject
        where identities.member_id = members.id and identities.issuer = ${lineIssuer}
          and identities.subject = ${recipient} and line_friends.state = 'friend'
      )
    ) as wished
    from members where id = ${member_id}::uuid
  `.execute(tx)
  return rows[0] ?? { wished: false, email: null }
}
