import { withoutContent, withdrawn } from '../outbox/markSent.js'
import type { Tx } from '../store/store.js'
import { refundMonthMessage } from './lineBudget.js'
import { loadAddressee, type PendingLineMessage } from './pendingMessages.js'
import { mailInstead } from './lineContents.js'

/** What becomes of a letter that does not go to LINE now. */
export interface EndedMessage {
  readonly reason: string
  readonly becomes: 'another try' | 'mail' | 'nothing'
}

const refundMonth = async (tx: Tx, { budget_day }: PendingLineMessage): Promise<void> => {
  if (budget_day !== null) await refundMonthMessage(tx, budget_day)
}

/** Of a letter that was withdrawn during a try by which it was not sent, nor by an earlier one. */
export const refundWithdrawn = async (tx: Tx, letter: PendingLineMessage): Promise<void> => {
  const { id, tries, unsure } = letter
  if (unsure > 1) return
  const ended = tx.selectFrom('outbox').select('id').where('id', '=', id).where('tries', '=', tries)
  const held = await ended.where('failure', '=', withdrawn).where('given_up_at', 'is not', null).executeTakeFirst()
  if (held !== undefined) await refundMonth(tx, letter)
}

export const giveUp = async (tx: Tx, letter: PendingLineMessage, reason: string, now: Date): Promise<EndedMessage> => {
  await refundMonth(tx, letter)
  await tx
    .updateTable('outbox')
    .set({ given_up_at: now, failure: reason, budget_day: null, ...withoutContent })
    .where('id', '=', letter.id)
    .execute()
  return { reason, becomes: 'nothing' }
}

/**
 * The same letter by mail: one row, which is either LINE's or mail's, so that it cannot be both, or neither, wherever a process
 * ends. To whom nobody can write it ends; the notice in the app tells it all the same.
 */
export const becomeMail = async (
  tx: Tx,
  letter: PendingLineMessage,
  reason: string,
  publicUrl: string,
  now: Date,
): Promise<EndedMessage> => {
  const { wished, email } = await loadAddressee(tx, letter)
  if (!wished) return giveUp(tx, letter, withdrawn, now)
  if (email === null || (letter.expires_at !== null && letter.expires_at <= now)) return giveUp(tx, letter, reason, now)
  await refundMonth(tx, letter)
  const url = `${publicUrl}${letter.path ?? ''}`
  const mail = mailInstead({ title: letter.subject, text: letter.text }, { url, publicUrl })
  await tx
    .updateTable('outbox')
    .set({ channel: 'mail', recipient: email, ...mail })
    .set({ failure: reason, tries: 0, created_at: now, next_try_at: now, budget_day: null })
    .where('id', '=', letter.id)
    .execute()
  return { reason, becomes: 'mail' }
}
