import { wiped, withdrawn } from '../outbox/noteSent.js'
import type { Tx } from '../store/store.js'
import { giveBackToMonth } from './months.js'
import { addresseeOf, type Waiting } from './waitingLetters.js'
import { mailInstead } from './words.js'

/** What becomes of a letter that does not go to LINE now. */
export interface Ended {
  readonly reason: string
  readonly becomes: 'another try' | 'mail' | 'nothing'
}

const leaveMonth = async (tx: Tx, { budget_day }: Waiting): Promise<void> => {
  if (budget_day !== null) await giveBackToMonth(tx, budget_day)
}

/** Of a letter that was withdrawn during a try by which it was not sent, nor by an earlier one. */
export const leaveWithdrawn = async (tx: Tx, letter: Waiting): Promise<void> => {
  const { id, tries, unsure } = letter
  if (unsure > 1) return
  const ended = tx.selectFrom('outbox').select('id').where('id', '=', id).where('tries', '=', tries)
  const held = await ended.where('failure', '=', withdrawn).where('given_up_at', 'is not', null).executeTakeFirst()
  if (held !== undefined) await leaveMonth(tx, letter)
}

export const giveUp = async (tx: Tx, letter: Waiting, reason: string, now: Date): Promise<Ended> => {
  await leaveMonth(tx, letter)
  await tx
    .updateTable('outbox')
    .set({ given_up_at: now, failure: reason, budget_day: null, ...wiped })
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
  letter: Waiting,
  reason: string,
  publicUrl: string,
  now: Date,
): Promise<Ended> => {
  const { wished, email } = await addresseeOf(tx, letter)
  if (!wished) return giveUp(tx, letter, withdrawn, now)
  if (email === null || (letter.expires_at !== null && letter.expires_at <= now)) return giveUp(tx, letter, reason, now)
  await leaveMonth(tx, letter)
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
