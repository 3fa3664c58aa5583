import { sql } from 'kysely'
import type { LineStanding } from '@careplus/core/line-messages'
import type { Schema } from '../store/schema.js'
import type { Db, Tx } from '../store/store.js'
import { lineIssuer } from './lineIssuer.js'

export interface FriendshipReport {
  /** Who it is to LINE. */
  readonly subject: string
  /** `stranger`: not a friend, whyever; whoever was one has closed the account. */
  readonly state: Schema['line_friends']['state']
  /** LINE's time of it, or when LINE was asked. */
  readonly at: Date
}

/**
 * A word of LINE's on whether messages reach somebody. The newest holds, in whichever order they come and however often. Of an
 * account that is linked to nobody, or of a time before it was, nothing is kept: LINE is asked instead. Answers whose it is,
 * where the word was news.
 */
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
  /** Whom messages go to; null: no LINE account is linked. */
  readonly subject: string | null
}

/** Of the account that was linked last. */
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
