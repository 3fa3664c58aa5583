import type { RightCode } from '../codes/codes.js'
import type { Tx } from '../store/store.js'
import { endSessionsOf } from './sessions.js'

/**
 * Ends what a code has signed in that is given again: nobody has the answer. False: it was signed out meanwhile, or the number
 * or address is another member's by now.
 */
export const endSignedInBy = async (
  tx: Tx,
  { session }: RightCode,
  member: string | undefined,
  now: Date,
): Promise<boolean> =>
  member !== undefined && session !== null && (await endSessionsOf(tx, member, now, { only: session })) > 0
