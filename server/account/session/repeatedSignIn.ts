import type { RightCode } from '../codes/oneTimeCodes.js'
import { lockIdentity } from '../members/members.js'
import type { Tx } from '../../platform/store/store.js'
import { endSession } from './sessions.js'

interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Null: the member signed out meanwhile, or the identity has no or another owner. The session is locked first. */
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
