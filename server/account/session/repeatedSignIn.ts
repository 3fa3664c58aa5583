import type { RightCode } from '../codes/oneTimeCodes.js'
import { lockIdentity } from '../members/members.js'
import type { Tx } from '../../platform/store/store.js'
import { endSession } from './sessions.js'

interface Identity {
  readonly issuer: string
  readonly subject: string
}

/**
 * If the response to a code was lost, the code signs in again and its first session ends. Null: the member signed out meanwhile,
 * or the identity has another owner or none. The session is locked before the identity, as in the removal of a sign-in method.
 */
export const endRepeatedSession = async (
  tx: Tx,
  { session }: RightCode,
  { issuer, subject }: Identity,
  now: Date,
): Promise<string | null> => {
  if (session === null) return null
  const before = await tx
    .selectFrom('sessions')
    .select('member_id')
    .where('id', '=', session)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const owner = await lockIdentity(tx, issuer, subject)
  if (before === undefined || before.member_id !== owner?.member_id) return null
  await endSession(tx, session, now)
  return before.member_id
}
