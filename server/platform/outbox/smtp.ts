import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/env.js'
import type { Deliver } from './postman.js'

/** After so long without an answer the server counts as away. */
interface Patience {
  readonly connectMs: number
  readonly greetingMs: number
  readonly answerMs: number
}

/**
 * A relay may read a letter through before it says that it has taken it: who hangs up meanwhile sends it once more. RFC 5321
 * (4.5.3.2) asks for ten minutes there. But the letters behind wait too.
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

/** Source: RFC 8058, 3.1. The relay is to sign both (DKIM). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Absence notes are not to answer it. Source: RFC 3834, 5; the second is Exchange's. */
const notByHand = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'careplus.invalid'

/** `close` gives up a letter that is under way: it counts as one that could not be sent. */
export const smtpDelivery = (
  { smtpUrl, from }: MailSettings,
  patience?: Patience,
): { readonly deliver: Deliver; readonly close: () => void } => {
  const transport = createTransport(smtpOptions(smtpUrl, patience))
  const closing = new AbortController()
  return {
    deliver: async ({ id, to, subject, text, html, unsubscribeUrl }) => {
      closing.signal.throwIfAborted()
      const letter = {
        from,
        // An address by itself: in one line of text several could hide.
        to: { name: '', address: to },
        // The same at every try: one that was taken without a word, and comes again, is known.
        messageId: `<${id}@${hostOf(from)}>`,
        subject,
        text,
        ...(html && { html }),
        headers: { ...notByHand, ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
      }
      await unlessGivenUp(transport.sendMail(letter), closing.signal)
    },
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}
