import { sql } from 'kysely'
import type { LineStanding } from '@careplus/core/line-messages'
import type { Schema } from '../store/schema.js'
import type { Db, Tx } from '../store/store.js'
import { lineIssuer } from './lineIssuer.js'

export interface FriendshipReport {
  readonly subject: string
  /** `stranger`: not a friend, for an unknown reason; a former friend has closed the account. */
  readonly state: Schema['line_friends']['state']
  /** The time LINE gives, or the time of our request. */
  readonly at: Date
}

/** The newest report wins in any order; reports about unlinked accounts, or from before the link, are dropped. */
export const saveFriendship = async (tx: Tx, { subject, state, at }: FriendshipReport): Promise<string | null> => {
  const linked = await tx
    .selectFrom('identities')
    .select(['member_id', 'verified_at'])
    .where('issuer', '=', lineIssuer)
    .where('subject', '=', subject)
    .forKeyShare()
    .executeTakeFirst()
  if (linked === undefined || at < linked.verified_at) return null
  const { rows } = await sql`
    insert into line_friends (issuer, subject, state, changed_at)
    values (${lineIssuer}, ${subject}, ${state}, ${at}::timestamptz)
    on conflict (issuer, subject) do update set changed_at = excluded.changed_at, state = case
      when excluded.state = 'stranger' and line_friends.state <> 'stranger' then 'blocked' else excluded.state end
    where line_friends.changed_at < excluded.changed_at
    returning state
  `.execute(tx)
  return rows.length === 0 ? null : linked.member_id
}

export interface Friendship {
  readonly standing: LineStanding
  /** The user id that messages go to; null: no LINE account is linked. */
  readonly subject: string | null
}

export const loadFriendship = async (db: Db, member: string): Promise<Friendship> => {
  const linked = await db
    .selectFrom('identities')
    .leftJoin('line_friends', (on) =>
      on
        .onRef('line_friends.issuer', '=', 'identities.issuer')
        .onRef('line_friends.subject', '=', 'identities.subject'),
    )
    .select(['identities.subject', 'line_friends.state'])
    .where('identities.member_id', '=', member)
    .where('identities.issuer', '=', lineIssuer)
    .orderBy('identities.verified_at', 'desc')
    .orderBy('identities.subject')
    .limit(1)
    .executeTakeFirst()
  return linked === undefined
    ? { standing: 'unlinked', subject: null }
    : { standing: linked.state ?? 'unknown', subject: linked.subject }
}
