import { endSession } from '../session/sessions.js'
import type { Tx } from '../store/store.js'

/**
 * Ends what a code has signed in since its use: nobody has the answer. Whether there was any: it may have been signed out
 * meanwhile, or the number is another member's by now.
 */
export const endSignInsSince = async (
  tx: Tx,
  member: string | undefined,
  usedAt: Date,
  now: Date,
): Promise<boolean> => {
  if (member === undefined) return false
  const sessions = await tx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', member)
    .where('strategy', '=', 'phone')
    .where('created_at', '>=', usedAt)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of sessions) await endSession(tx, id, now)
  return sessions.length > 0
}
