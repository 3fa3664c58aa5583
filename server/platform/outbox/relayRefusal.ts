/** Of a recipient: no such mailbox, no such host, no address, ambiguous, moved, takes no mail; and: switched off. */
const ofAddress = ['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']

/** Without a code of its own a refusal may be of whoever sends. */
const ofSender = /relay|sender|auth|policy|spam|block/i

interface Refusal {
  readonly command: unknown
  /** Three digits, RFC 5321 §4.2. */
  readonly code: string
  /** RFC 3463; null: the relay does not say. */
  readonly enhanced: string | null
  readonly words: string
}

const refusalIn = (failure: unknown): Refusal | null => {
  const { command, response } = (failure ?? {}) as { readonly command?: unknown; readonly response?: unknown }
  if (typeof response !== 'string') return null
  const [, code, enhanced = null] = /^([45]\d\d)[ -](?:([45]\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? []
  return code === undefined ? null : { command, code, enhanced, words: response }
}

/** The relay's own code beside SMTP's (`5.1.1`), as nodemailer rejected with it; null: there is none. */
export const enhancedCodeOf = (failure: unknown): string | null => refusalIn(failure)?.enhanced ?? null

/**
 * Whether a relay has refused the address of a letter, for good and for its own sake: nobody is reached there by another try. Where it
 * refuses us it is not that, also where it says so of each address. Sources: RFC 5321, 4.2.3; RFC 3463, 3.2 and 3.3; RFC 7505, 4.
 */
export const isAddressRefused = (failure: unknown): boolean => {
  const refusal = refusalIn(failure)
  if (refusal?.command !== 'RCPT TO') return false
  const { code, enhanced, words } = refusal
  return enhanced === null
    ? ['550', '551', '553'].includes(code) && !ofSender.test(words)
    : ofAddress.includes(enhanced)
}

/** Ends what is written of a try that a mailbox itself refused, for now: it is full, mostly. PostgreSQL's pattern. */
export const mailboxTakesNothing = '[45][.]2[.][0-9]+$'
