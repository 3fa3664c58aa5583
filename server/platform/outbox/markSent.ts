import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../store/store.js'
import { isStoreUnavailable } from '../store/storeUnavailable.js'
import type { Channel } from './outbox.js'

/** What a letter is left without once it was sent or given up: nobody needs its words any more. */
export const withoutContent = { subject: '', text: '', html: null, unsubscribe_url: null } as const

/** The failure of a message whose recipient no longer wants it; nothing is at fault. */
export const withdrawn = 'withdrawn'

const maxAttempts = 3
const pauseMs = 500
/** A new primary is there long before that. Another process would begin the next try of an SMS at about then. */
const maxAttemptsWhileUnavailable = 50

interface Note {
  readonly id: string
  readonly channel: Channel
  /** Once aborted, a store that is away is waited for no longer. */
  readonly ending?: AbortSignal | undefined
}

/**
 * The other side has it, also where it was withdrawn meanwhile: where the store does not take that at once, it is told again, and
 * where it is away for half a minute, for else the letter would be sent again.
 */
export const markSent = async (db: Db, { id, channel, ending }: Note, at: Date): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await db
        .updateTable('outbox')
        .set({ sent_at: at, given_up_at: null, failure: null, ...withoutContent })
        .where('id', '=', id)
        .where('channel', '=', channel)
        .execute()
      return
    } catch (failure) {
      const isUnavailable = isStoreUnavailable(failure) && ending?.aborted !== true
      if (attempt >= (isUnavailable ? maxAttemptsWhileUnavailable : maxAttempts)) throw failure
      if (isUnavailable) await pause(pauseMs)
    }
}
