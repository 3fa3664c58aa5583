import type { Db } from '../store/store.js'
import type { Channel } from './outbox.js'

/** What a letter is left without once it was sent or given up: nobody needs its words any more. */
export const wiped = { subject: '', text: '', html: null, unsubscribe_url: null } as const

/**
 * The other side has it, also where it was withdrawn meanwhile: where the store does not take that at once, it is told again, for else
 * the letter would be sent again.
 */
export const noteSent = async (db: Db, { id, channel }: { id: string; channel: Channel }, at: Date): Promise<void> => {
  const note = () =>
    db
      .updateTable('outbox')
      .set({ sent_at: at, given_up_at: null, failure: null, ...wiped })
      .where('id', '=', id)
      .where('channel', '=', channel)
      .execute()
  await note().catch(note).catch(note)
}
