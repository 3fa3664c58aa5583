import * as E from 'fp-ts/Either'
import { isAgreedToStill } from '@careplus/core/internal/consents'
import { todayInBangkok } from '@careplus/core/calendar'
import type { LineTopic } from '@careplus/core/line-messages'
import type { LineMessageSettings } from '@careplus/core/ports'
import { refuseField, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { friendQuestions } from '../../platform/limits/limitRules.js'
import { saveFriendship, loadFriendship, type FriendshipReport } from '../../platform/lineMessages/friendship.js'
import type { OfferedLine } from '../../platform/lineMessages/lineOffer.js'
import { cancelLineMessages } from '../../platform/lineMessages/cancelMessages.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { audit } from '../../platform/audit/audit.js'
import { recordConsent } from '../consents/memberConsents.js'
import { endMessages } from './endMessages.js'

/** A member ends the messages by removing the official account as a friend. */
export const noteNoFriend = async (
  tx: Tx,
  word: FriendshipReport & { readonly state: 'blocked' | 'stranger' },
  now: Date,
): Promise<void> => {
  const member = await saveFriendship(tx, word)
  if (member !== null) await endMessages(tx, member, now)
}

/** LINE reports a change only once, and none before the link, so a missing friendship is requested again. */
const refreshFriendship = async (db: Db, member: string, { isFriend }: OfferedLine, now: Date): Promise<void> => {
  const { standing, subject } = await loadFriendship(db, member)
  if (subject === null || standing === 'friend') return
  if (E.isLeft(await inTransaction(db, (tx) => countHits(tx, [friendQuestions(member)], now)))) return
  const friend = await isFriend(subject)
  if (friend === null) return
  await db.transaction().execute(async (tx) => {
    if (friend) await saveFriendship(tx, { subject, state: 'friend', at: now })
    else await noteNoFriend(tx, { subject, state: 'stranger', at: now }, now)
  })
}

const topicsOf = async (db: Db, member: string): Promise<LineTopic[]> =>
  (await db.selectFrom('line_topics').select('topic').where('member_id', '=', member).orderBy('topic').execute()).map(
    ({ topic }) => topic,
  )

export const loadLineSettings = async (
  db: Db,
  member: string,
  line: OfferedLine,
  now: Date,
): Promise<LineMessageSettings> => {
  await refreshFriendship(db, member, line, now)
  const { email } = await db.selectFrom('members').select('email').where('id', '=', member).executeTakeFirstOrThrow()
  const { standing } = await loadFriendship(db, member)
  return {
    friend_url: line.friendUrl,
    standing,
    topics: await topicsOf(db, member),
    can_mail: email !== null,
  }
}

interface Chosen {
  readonly topics: ReadonlyArray<LineTopic>
  readonly version: string
}

/** A member may end all topics at any time, but can begin none while LINE does not reach them. */
export const changeTopics = async (
  db: Db,
  member: string,
  { topics, version }: Chosen,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  await db.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (topics.length === 0) {
    await endMessages(db, member, now)
    return E.right(null)
  }
  if (!isAgreedToStill('line', version, todayInBangkok(now.getTime()))) return refuseField('version', 'not_one_of')
  if ((await loadFriendship(db, member)).standing !== 'friend') return refuseField('topics', 'line_closed')
  await cancelLineMessages(db, member, now, topics)
  await audit(db, { actor: member, action: 'line.changed', subject: member }, now)
  await db
    .insertInto('line_topics')
    .values([...new Set(topics)].map((topic) => ({ member_id: member, topic, since: now })))
    .onConflict((same) => same.doNothing())
    .execute()
  const agreed = { purpose: 'line', child_id: null, granted: true, version } as const
  return E.map(() => null)(await recordConsent(db, member, agreed, now))
}
