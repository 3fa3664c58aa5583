/** Recipient: no such mailbox, host or address, ambiguous, moved, accepts no mail, disabled. */
const ofAddress = ['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']

/** Microsoft's text for an unknown recipient; the codes alone have other meanings. */
const ofAddressByWords: Readonly<Record<string, RegExp>> = {
  '5.4.1': /recipient address rejected/i,
  '5.5.0': /mailbox unavailable|no such user|user unknown/i,
}

/** Without an enhanced code the refusal may concern the sender. */
const ofSender = /relay|sender|auth|policy|spam|block/i

interface Refusal {
  readonly command: unknown
  /** Three digits, RFC 5321 §4.2. */
  readonly code: string
  /** RFC 3463; null: the relay sent none. */
  readonly enhanced: string | null
  readonly words: string
}

const refusalIn = (failure: unknown): Refusal | null => {
  const { command, response } = (failure ?? {}) as { readonly command?: unknown; readonly response?: unknown }
  if (typeof response !== 'string') return null
  const [, code, enhanced = null] = /^([45]\d\d)[ -](?:([45]\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? []
  return code === undefined ? null : { command, code, enhanced, words: response }
}

/** The relay's enhanced code (`5.1.1`), as nodemailer reports it; null: none. */
export const enhancedCodeOf = (failure: unknown): string | null => refusalIn(failure)?.enhanced ?? null

/** A refusal of us as a sender does not count. Sources: RFC 5321, 4.2.3; RFC 3463, 3.2 and 3.3; RFC 7505, 4. */
export const isAddressRefused = (failure: unknown): boolean => {
  const refusal = refusalIn(failure)
  if (refusal?.command !== 'RCPT TO') return false
  const { code, enhanced, words } = refusal
  return enhanced === null
    ? /^55[013]$/.test(code) && !ofSender.test(words)
    : ofAddress.includes(enhanced) || ofAddressByWords[enhanced]?.test(words) === true
}

/** Whether the relay delays unknown senders (RFC 6647). */
export const isGreylisted = (failure: unknown): boolean => {
  const refusal = refusalIn(failure)
  return refusal !== null && refusal.code.startsWith('4') && /gr[ea]y-?list/i.test(refusal.words)
}

export const greylisted = 'greylisted'

/** PostgreSQL pattern of failures that alert no operator: full mailbox, missing domain, greylisting. */
export const recipientUnavailablePattern = `([45][.]2[.][0-9]+|4[.]1[.]2|${greylisted})$`
