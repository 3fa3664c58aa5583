import * as E from 'fp-ts/Either'
import type { MobileNumber } from '@careplus/core/identity'
import { phoneCodeDigits, phoneCodeLifeSeconds, phoneFailureMemorySeconds } from '@careplus/core/internal/otp'
import { checkCode, type RightCode, type SentCode } from '../codes/oneTimeCodes.js'
import { sendCode } from '../codes/sendCode.js'
import type { Refused } from '../../platform/refusal/refused.js'
import { countHits, countHit, loadHits } from '../../platform/limits/limits.js'
import { countCodeAttempt } from '../../platform/limits/codeAttempts.js'
import { codesFromNetwork, phoneCodeFailures } from '../../platform/limits/limitRules.js'
import { memberByIdentity, phoneIssuer } from '../members/members.js'
import type { TextMessages } from '../../platform/outbox/textMessages.js'
import type { CodePurpose } from '../../platform/store/columnTypes.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { sendCodeBySms } from './sendCodeBySms.js'

export interface PhoneCodeRequest {
  readonly purpose: CodePurpose
  readonly phone: MobileNumber
  readonly member?: string
  /** What else was proved before; the code is of no use with anything else. */
  readonly proved?: string
  /** Chosen by the browser that asks, and chosen again where the answer was lost. */
  readonly request?: string | undefined
  readonly network: string
  /** Who asks, where they are known to have the number. */
  readonly owner?: string | null
  readonly textMessages: TextMessages
  readonly words: (tx: Tx, code: string) => Promise<string>
}

/**
 * Sends a code to a number, within the limits of the number, of the network and of the day. The answer does not tell whether the
 * number has an account: where strangers' share of the day is spent a code is made all the same, and sent to nobody. What the day
 * refuses costs the number nothing, and counts for the network of whoever asks.
 */
export const sendPhoneCode = async (
  db: Db,
  codeRequest: PhoneCodeRequest,
  now: Date,
): Promise<E.Either<Refused, SentCode>> => {
  const sent = await sendWithinDay(db, codeRequest, now)
  if (E.isLeft(sent) && sent.left.code === 'messages_spent' && (codeRequest.owner ?? null) === null)
    await inTransaction(db, (tx) => countHits(tx, codesFromNetwork(codeRequest.network), now))
  return sent
}

const sendWithinDay = (
  db: Db,
  { phone, textMessages, words, ...codeRequest }: PhoneCodeRequest,
  now: Date,
): Promise<E.Either<Refused, SentCode>> =>
  inTransaction(db, async (tx) => {
    const since = now.getTime() - phoneFailureMemorySeconds * 1000
    const digits = async () => phoneCodeDigits((await loadHits(tx, phoneCodeFailures(phone), since)).length)
    // Whoever asks for the others is signed in, or has proved an address.
    const known =
      codeRequest.purpose !== 'phone-login' || (await memberByIdentity(tx, phoneIssuer, phone)) !== undefined
    return sendCode(
      tx,
      { channel: 'sms', address: phone, digits, lifeSeconds: phoneCodeLifeSeconds, ...codeRequest },
      now,
      sendCodeBySms(tx, { phone, textMessages, known, words: (code) => words(tx, code) }, now),
    )
  })

export interface PhoneCodeInput {
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

/** Does `work` where the code is right, told whether it is given again. A wrong one is kept in mind: by the code, the network and the number. */
export const withRightCode = async <A>(
  db: Db,
  { phone, network, ...input }: PhoneCodeInput,
  now: Date,
  work: (tx: Tx, right: RightCode) => Promise<E.Either<Refused, A>>,
): Promise<E.Either<Refused, A>> => {
  const outcome = await inTransaction<Refused, E.Either<Refused, A>>(db, async (tx) => {
    const counted = await countCodeAttempt(tx, network, now)
    if (E.isLeft(counted)) return counted
    const verdict = await checkCode(tx, { ...input, address: phone }, now)
    if (verdict._tag === 'right') {
      await counted.right.uncount()
      return E.right(await work(tx, verdict))
    }
    if (verdict.wasChecked) await countHit(tx, phoneCodeFailures(phone), now.getTime())
    return E.right(verdict.by)
  })
  return E.isLeft(outcome) ? outcome : outcome.right
}
