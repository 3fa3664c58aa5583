import { withoutContent, withdrawn } from '../outbox/markSent.js'
import type { Tx } from '../store/store.js'
import { refundMonthMessage } from './lineBudget.js'
import { loadAddressee, type PendingLineMessage } from './pendingMessages.js'
import { mailInstead } from './lineContents.js'

export interface EndedMessage {
  readonly reason: string
  readonly becomes: 'another try' | 'mail' | 'nothing'
}

const refundMonth = async (tx: Tx, { budget_day }: PendingLineMessage): Promise<void> => {
  if (budget_day !== null) await refundMonthMessage(tx, budget_day)
}

export const refundWithdrawn = async (tx: Tx, message: PendingLineMessage): Promise<void> => {
  const { id, tries, unsure } = message
  if (unsure > 1) return
  const ended = tx.selectFrom('outbox').select('id').where('id', '=', id).where('tries', '=', tries)
  const held = await ended.where('failure', '=', withdrawn).where('given_up_at', 'is not', null).executeTakeFirst()
  if (held !== undefined) await refundMonth(tx, message)
}

export const giveUp = async (tx: Tx, message: PendingLineMessage, reason: string, now: Date): Promise<EndedMessage> => {
  await refundMonth(tx, message)
  await tx
    .updateTable('outbox')
    .set({ given_up_at: now, failure: reason, budget_day: null, ...withoutContent })
    .where('id', '=', message.id)
    .execute()
  return { reason, becomes: 'nothing' }
}

/** It stays one row, so that it is never both or neither, even if a process stops. */
export const becomeMail = async (
  tx: Tx,
  message: PendingLineMessage,
  reason: string,
  publicUrl: string,
  now: Date,
): Promise<EndedMessage> => {
  const { wished, email } = await loadAddressee(tx, message)
  if (!wished) return giveUp(tx, message, withdrawn, now)
  if (email === null || (message.expires_at !== null && message.expires_at <= now))
    return giveUp(tx, message, reason, now)
  await refundMonth(tx, message)
  const url = `${publicUrl}${message.path ?? ''}`
  const mail = mailInstead({ title: message.subject, text: message.text }, { url, publicUrl })
  await tx
    .updateTable('outbox')
    .set({ channel: 'mail', recipient: email, ...mail })
    .set({ failure: reason, tries: 0, created_at: now, next_try_at: now, budget_day: null })
    .where('id', '=', message.id)
    .execute()
  return { reason, becomes: 'mail' }
}
