import { lineIssuer } from '../../platform/lineMessages/lineIssuer.js'
import type { OfMember } from '../../platform/store/store.js'

export const exportedLineMessages = async ({ db, member }: OfMember): Promise<unknown> => ({
  topics: await db
    .selectFrom('line_topics')
    .select(['topic', 'since'])
    .where('member_id', '=', member)
    .orderBy('topic')
    .execute(),
  accounts: await db
    .selectFrom('line_friends')
    .innerJoin('identities', (on) =>
      on
        .onRef('identities.issuer', '=', 'line_friends.issuer')
        .onRef('identities.subject', '=', 'line_friends.subject'),
    )
    .select(['line_friends.subject', 'line_friends.state', 'line_friends.changed_at'])
    .where('identities.member_id', '=', member)
    .where('identities.issuer', '=', lineIssuer)
    .orderBy('line_friends.subject')
    .execute(),
  written: await db
    .selectFrom('outbox')
    .select(['line_topic as topic', 'channel', 'created_at', 'sent_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .orderBy('id')
    .execute(),
})
