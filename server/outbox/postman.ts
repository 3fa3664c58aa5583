import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/env.js'
import { forgetHit } from '../limits/limits.js'
import type { Db, Tx } from '../store/store.js'
import { giveBackToBudget } from './budget.js'
import type { Letter } from './outbox.js'

/** Delivers one letter, known by its id also when it comes again; rejects where the other side did not take it. */
export type Deliver = (letter: Letter & { readonly id: string }) => Promise<void>

/** Without a word for so long, the other side is not there. */
const usualPatienceMs = 10_000

const onThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host)

/** To another machine letters go under TLS or not at all, unless the address itself says `?requireTLS=false`. */
export const smtpOptions = (url: string, patienceMs = usualPatienceMs) => {
  const { protocol, hostname } = new URL(url)
  return {
    url,
    requireTLS: protocol === 'smtp:' && !onThisMachine(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  }
}

export const smtpDelivery = (
  { smtpUrl, from }: MailSettings,
  patienceMs?: number,
): { readonly deliver: Deliver; readonly close: () => void } => {
  const transport = createTransport(smtpOptions(smtpUrl, patienceMs))
  return {
    deliver: async ({ to, subject, text, html }) => {
      // An address by itself: in one line of text several could hide.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html && { html }) })
    },
    close: () => transport.close(),
  }
}

/** What could not be sent is as if it had not been asked for: it uses up neither a limit nor the budget. */
const giveBack = async (
  tx: Tx,
  { hits, budget_day: day }: { readonly hits: string | null; readonly budget_day: string | null },
): Promise<void> => {
  const ids = t.array(t.string).decode(JSON.parse(hits ?? '[]'))
  if (E.isRight(ids)) for (const id of ids.right) await forgetHit(tx, id)
  if (day !== null) await giveBackToBudget(tx, day)
}

const mostTries = 8

/** 10 s, 20 s, 40 s … about 20 minutes in all: a code is of no use for longer. */
const pauseMs = (tries: number): number => 10_000 * 2 ** tries

/**
 * Sends what waits, oldest first. The row is held while it is delivered, so that of several processes one sends it;
 * what was delivered loses its text, for nobody needs an old code.
 */
export const deliverWaiting = async (
  db: Db,
  deliver: Deliver,
  now: Date,
  channel: Letter['channel'] = 'mail',
): Promise<number> => {
  let delivered = 0
  for (let turn = 0; turn < 50; turn += 1) {
    const found = await db.transaction().execute(async (tx) => {
      const letter = await tx
        .selectFrom('outbox')
        .select(['id', 'recipient', 'subject', 'text', 'html', 'tries', 'hits', 'budget_day'])
        .where('sent_at', 'is', null)
        .where('channel', '=', channel)
        .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
        .where('tries', '<', mostTries)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (letter === undefined) return false
      const { id, recipient: to, subject, text, html, tries } = letter
      const sent = await deliver({ id, channel, to, subject, text, ...(html !== null && { html }) }).then(
        () => true,
        () => false,
      )
      if (sent) delivered += 1
      else await giveBack(tx, letter)
      await tx
        .updateTable('outbox')
        .set(
          sent
            ? { sent_at: now, subject: '', text: '', html: null, tries: sql<number>`tries + 1` }
            : {
                tries: sql<number>`tries + 1`,
                next_try_at: new Date(now.getTime() + pauseMs(tries)),
                hits: null,
                budget_day: null,
              },
        )
        .where('id', '=', id)
        .execute()
      return true
    })
    if (!found) break
  }
  return delivered
}
