import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/env.js'
import type { Db } from '../store/store.js'
import type { Letter } from './outbox.js'

/** Delivers one letter; rejects where the other side did not take it. */
export type Deliver = (letter: Letter) => Promise<void>

export const smtpDelivery = ({
  smtpUrl,
  from,
}: MailSettings): { readonly deliver: Deliver; readonly close: () => void } => {
  const transport = createTransport(smtpUrl)
  return {
    deliver: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text })
    },
    close: () => transport.close(),
  }
}

const mostTries = 8

/** 10 s, 20 s, 40 s … about 20 minutes in all: a code is of no use for longer. */
const pauseMs = (tries: number): number => 10_000 * 2 ** tries

/**
 * Sends what waits, oldest first. The row is held while it is delivered, so that of several processes one sends it;
 * what was delivered loses its text, for nobody needs an old code.
 */
export const deliverWaiting = async (db: Db, deliver: Deliver, now: Date): Promise<number> => {
  let delivered = 0
  for (let turn = 0; turn < 50; turn += 1) {
    const found = await db.transaction().execute(async (tx) => {
      const letter = await tx
        .selectFrom('outbox')
        .select(['id', 'channel', 'recipient', 'subject', 'text', 'tries'])
        .where('sent_at', 'is', null)
        .where('channel', '=', 'mail')
        .where('tries', '<', mostTries)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (letter === undefined) return false
      const { id, channel, recipient: to, subject, text, tries } = letter
      const sent = await deliver({ channel, to, subject, text }).then(
        () => true,
        () => false,
      )
      if (sent) delivered += 1
      await tx
        .updateTable('outbox')
        .set(
          sent
            ? { sent_at: now, subject: '', text: '', tries: sql<number>`tries + 1` }
            : { tries: sql<number>`tries + 1`, next_try_at: new Date(now.getTime() + pauseMs(tries)) },
        )
        .where('id', '=', id)
        .execute()
      return true
    })
    if (!found) break
  }
  return delivered
}
