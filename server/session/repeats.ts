import type { StrategyName } from '@careplus/core/ports'
import type { Tx } from '../store/store.js'
import { endSessionsOf } from './sessions.js'

/**
 * Ends what a code has signed in since its use: nobody has the answer. Whether there was any: it may have been signed out
 * meanwhile, or the number or address is another member's by now.
 */
export const endSignInsSince = async (
  tx: Tx,
  { member, strategy }: { readonly member: string | undefined; readonly strategy: StrategyName },
  usedAt: Date,
  now: Date,
): Promise<boolean> => member !== undefined && (await endSessionsOf(tx, member, now, { strategy, since: usedAt })) > 0
