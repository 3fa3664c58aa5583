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
interface Patience {
  readonly connectMs: number
  readonly greetingMs: number
  readonly answerMs: number
}

/**
 * A relay may read a letter through before it says that it has taken it: who hangs up meanwhile sends it once more. RFC 5321
 * (4.5.3.2) asks for ten minutes there. But the letters behind wait too, and the row is held by nothing but an open
 * transaction: where that breaks, a taken letter is sent once more as well, and some networks drop a connection to a database
 * that is silent for some minutes.
 */
const usualPatience: Patience = { connectMs: 10_000, greetingMs: 30_000, answerMs: 180_000 }

const onThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host)

/** To another machine letters go under TLS or not at all, unless the address itself says `?requireTLS=false`. */
export const smtpOptions = (url: string, { connectMs, greetingMs, answerMs } = usualPatience) => {
  const { protocol, hostname } = new URL(url)
  return {
    url,
    requireTLS: protocol === 'smtp:' && !onThisMachine(hostname),
    // To nodemailer the greeting is a part of connecting.
    connectionTimeout: connectMs + greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: answerMs,
  }
}

/** The work, or a rejection as soon as the signal says so: what it still does by itself is waited for no longer. */
const unlessGivenUp = <A>(work: Promise<A>, signal: AbortSignal): Promise<A> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('given up'))
    signal.addEventListener('abort', giveUp)
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })

/** `close` gives up a letter that is under way: it counts as one that could not be sent. */
export const smtpDelivery = (
  { smtpUrl, from }: MailSettings,
  patience?: Patience,
): { readonly deliver: Deliver; readonly close: () => void } => {
  const transport = createTransport(smtpOptions(smtpUrl, patience))
  const closing = new AbortController()
  return {
    deliver: async ({ to, subject, text, html }) => {
      closing.signal.throwIfAborted()
      // An address by itself: in one line of text several could hide.
      const letter = { from, to: { name: '', address: to }, subject, text, ...(html && { html }) }
      await unlessGivenUp(transport.sendMail(letter), closing.signal)
    },
    close: () => {
      closing.abort()
      transport.close()
    },
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

/** 10 s, 20 s, 40 s … about 20 minutes of pauses in all: a code is of no use for longer. */
const pauseMs = (tries: number): number => 10_000 * 2 ** tries

/**
 * Sends what waits, oldest first. The row is held while it is delivered, so that of several processes one sends it;
 * what was delivered loses its text, for nobody needs an old code. A try may take minutes: `now` is asked before and after
 * each. Once `ending` says so, no other is begun.
 */
export const deliverWaiting = async (
  db: Db,
  deliver: Deliver,
  now: () => Date,
  channel: Letter['channel'] = 'mail',
  ending?: AbortSignal,
): Promise<number> => {
  let delivered = 0
  for (let turn = 0; turn < 50; turn += 1) {
    if (ending?.aborted === true) break
    const found = await db.transaction().execute(async (tx) => {
      const begun = now()
      const letter = await tx
        .selectFrom('outbox')
        .select(['id', 'recipient', 'subject', 'text', 'html', 'tries', 'hits', 'budget_day'])
        .where('sent_at', 'is', null)
        .where('channel', '=', channel)
        .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', begun)]))
        .where('tries', '<', mostTries)
        .where('next_try_at', '<=', begun)
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
      const ended = now()
      if (sent) delivered += 1
      else await giveBack(tx, letter)
      await tx
        .updateTable('outbox')
        .set(
          sent
            ? { sent_at: ended, subject: '', text: '', html: null, tries: sql<number>`tries + 1` }
            : {
                tries: sql<number>`tries + 1`,
                next_try_at: new Date(ended.getTime() + pauseMs(tries)),
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
