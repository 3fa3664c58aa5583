import * as E from 'fp-ts/Either'
import { internationalNumber, type MobileNumber } from '@careplus/core/identity'
import {
  phoneCodeDigits,
  phoneCodeLifeSeconds,
  phoneFailureMemorySeconds,
  phoneResendAfterSeconds,
} from '@careplus/core/otp'
import { checkCode, issueCode, madeBefore } from '../codes/codes.js'
import { refuseUntil, type Refused } from '../http/refused.js'
import { countHits, hit, hitsOf } from '../limits/limits.js'
import { codesFromNetwork, codesToAddress, codeTriesFromNetwork, phoneCodeFailures } from '../limits/rules.js'
import type { TextMessages } from '../outbox/textMessages.js'
import type { CodePurpose } from '../store/schema.js'
import { inTransaction, type Db, type Tx } from '../store/store.js'

export interface Asked {
  readonly purpose: CodePurpose
  readonly phone: MobileNumber
  readonly member?: string
  /** What else was proved before; the code is of no use with anything else. */
  readonly proved?: string
  /** Chosen by the browser that asks, and chosen again where the answer was lost. */
  readonly request?: string | undefined
  readonly network: string
  readonly textMessages: TextMessages
  /** What is sent, made from the code. */
  readonly words: (tx: Tx, code: string) => Promise<string>
}

/** The wire's answer to whoever asked. */
export interface SentCode {
  readonly request: string
  readonly digits: number
  readonly expires_in: number
  readonly resend_after: number
}

/** Sends a code to a number, within the limits of the number, of the network and of the day. */
export const sendPhoneCode = (
  db: Db,
  { purpose, phone, network, textMessages, words, ...bound }: Asked,
  now: Date,
): Promise<E.Either<Refused, SentCode>> =>
  inTransaction(db, async (tx) => {
    const before = await madeBefore(tx, { purpose, address: phone, ...bound }, phoneResendAfterSeconds, now)
    if (before !== null)
      return E.right({
        request: before.request,
        digits: before.digits,
        expires_in: before.expiresIn,
        resend_after: before.resendAfter,
      })
    const counted = await countHits(tx, [codesToAddress(phone), codesFromNetwork(network)], now)
    if (E.isLeft(counted)) return counted
    const since = now.getTime() - phoneFailureMemorySeconds * 1000
    const digits = phoneCodeDigits((await hitsOf(tx, phoneCodeFailures(phone), since)).length)
    const lifeSeconds = phoneCodeLifeSeconds
    const { code, request } = await issueCode(
      tx,
      { channel: 'sms', purpose, address: phone, digits, lifeSeconds, ...bound },
      now,
    )
    const message = {
      to: internationalNumber(phone),
      text: await words(tx, code),
      expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
      hits: counted.right,
    }
    const sent = await textMessages.send(tx, message, now)
    return E.isLeft(sent)
      ? refuseUntil('messages_spent', sent.left.retryAfter)
      : E.right({ request, digits, expires_in: lifeSeconds, resend_after: phoneResendAfterSeconds })
  })

export interface Given {
  readonly purpose: CodePurpose
  readonly phone: string
  readonly code: string
  readonly request: string
  readonly member?: string
  readonly proved?: string
  /** For how long after its first use the right code may be given again. */
  readonly repeatSeconds?: number
  readonly network: string
}

/** Does `work` where the code is right, told when it was used already. A wrong one is kept in mind: by the code, the network and the number. */
export const withRightCode = async <A>(
  db: Db,
  { phone, network, ...given }: Given,
  now: Date,
  work: (tx: Tx, codeId: string, usedAt: Date | null) => Promise<E.Either<Refused, A>>,
): Promise<E.Either<Refused, A>> => {
  const outcome = await inTransaction<Refused, E.Either<Refused, A>>(db, async (tx) => {
    const counted = await countHits(tx, [codeTriesFromNetwork(network)], now, 'too_many_tries')
    if (E.isLeft(counted)) return counted
    const verdict = await checkCode(tx, { ...given, address: phone }, now)
    if (verdict._tag === 'right') return E.right(await work(tx, verdict.id, verdict.usedAt))
    if (verdict.tried) await hit(tx, phoneCodeFailures(phone), now.getTime())
    return E.right(verdict.by)
  })
  return E.isLeft(outcome) ? outcome : outcome.right
}
