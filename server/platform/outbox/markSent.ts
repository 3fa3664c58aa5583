import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../store/store.js'
import { isStoreUnavailable } from '../store/storeUnavailable.js'
import type { Channel } from './outbox.js'

export const withoutContent = { subject: '', text: '', html: null, unsubscribe_url: null } as const

export const withdrawn = 'withdrawn'

const maxAttempts = 3
const pauseMs = 500
/** With the pause: longer than a failover takes, shorter than until another process would repeat an SMS. */
const maxAttemptsWhileUnavailable = 50

interface Note {
  readonly id: string
  readonly channel: Channel
  readonly ending?: AbortSignal | undefined
}

/** Retries while the store is unavailable, because otherwise the message would be sent again. */
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
