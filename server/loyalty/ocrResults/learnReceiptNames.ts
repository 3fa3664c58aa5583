import { taughtBy, type ApprovedLine } from '@careplus/core/internal/loyalty-reading'
import { audit } from '../../platform/audit/audit.js'
import type { Tx } from '../../platform/store/store.js'
import { knownReceipts } from './knownReceipts.js'
import { memberHash } from './taughtTexts.js'

interface Approved {
  readonly id: string
  readonly member_id: string
}

export const learnReceiptNames = async (
  tx: Tx,
  { id, member_id }: Approved,
  approved: ReadonlyArray<ApprovedLine>,
  actor: string,
  now: Date,
): Promise<void> => {
  const result = await tx
    .selectFrom('bill_readings')
    .select('unknown_lines')
    .where('bill_id', '=', id)
    .where('state', '=', 'read')
    .executeTakeFirst()
  if (result === undefined || result.unknown_lines.length === 0) return
  for (const lesson of taughtBy(result.unknown_lines, approved, (await knownReceipts(tx)).products)) {
    const ended = await tx
      .selectFrom('taught_texts')
      .select('ended_at')
      .where('text', '=', lesson.text)
      .where('product_id', '=', lesson.product_id)
      .where('ended_at', 'is not', null)
      .where('ended_by', '<>', 'migration')
      .executeTakeFirst()
    if (ended !== undefined) continue
    await tx
      .insertInto('taught_texts')
      .values({ ...lesson, bill_id: id, actor, taught_at: now, member_hash: memberHash(member_id) })
      .execute()
    await audit(tx, { actor, action: 'text.taught', subject: id }, now)
  }
}

export const forgetUnknownLines = async (tx: Tx, bill: string): Promise<void> => {
  await tx.updateTable('bill_readings').set({ unknown_lines: '[]', words: '[]' }).where('bill_id', '=', bill).execute()
}
