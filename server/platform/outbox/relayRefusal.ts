/** Of a recipient: no such mailbox, no such host, no address, ambiguous, moved, takes no mail; and: switched off. */
const ofAddress = ['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']

/** Microsoft's, for a recipient that it does not know; by themselves these codes say something else. */
const ofAddressByWords: Readonly<Record<string, RegExp>> = {
  '5.4.1': /recipient address rejected/i,
  '5.5.0': /mailbox unavailable|no such user|user unknown/i,
}

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
    ? /^55[013]$/.test(code) && !ofSender.test(words)
    : ofAddress.includes(enhanced) || ofAddressByWords[enhanced]?.test(words) === true
}

/** Whether a relay lets whoever it does not know wait, as it does with each at first (RFC 6647). */
export const isGreylisted = (failure: unknown): boolean => {
  const refusal = refusalIn(failure)
  return refusal !== null && refusal.code.startsWith('4') && /gr[ea]y-?list/i.test(refusal.words)
}

/** What is written of a try that was greylisted, after its codes. */
export const greylisted = 'greylisted'

/**
 * Ends what is written of a try that the recipient's side refused for now, of which nobody here is to be told: a mailbox that is full
 * mostly, a domain that is not found, or greylisting. PostgreSQL's pattern.
 */
export const recipientUnavailablePattern = `([45][.]2[.][0-9]+|4[.]1[.]2|${greylisted})$`
