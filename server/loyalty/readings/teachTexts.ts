import { taughtBy, type ApprovedLine } from '@careplus/core/loyalty-reading'
import type { Tx } from '../../platform/store/store.js'
import { knownSlips } from './knownSlips.js'

/**
 * Keeps what the texts on a bill mean by the lines that staff approved it with, where the next bill would not be read so already.
 */
export const teachTexts = async (
  tx: Tx,
  bill: string,
  approved: ReadonlyArray<ApprovedLine>,
  actor: string,
  now: Date,
): Promise<void> => {
  const read = await tx
    .selectFrom('bill_readings')
    .select('words')
    .where('bill_id', '=', bill)
    .where('state', '=', 'read')
    .executeTakeFirst()
  if (read === undefined) return
  const taught = taughtBy(read.words, approved, (await knownSlips(tx)).products)
  if (taught.length === 0) return
  await tx
    .insertInto('taught_texts')
    .values(taught.map((each) => ({ ...each, bill_id: bill, actor, taught_at: now })))
    .execute()
}
