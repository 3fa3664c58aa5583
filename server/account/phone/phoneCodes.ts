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
  readonly proved?: string
  /** The browser chooses it, and another one after a lost response. */
  readonly request?: string | undefined
  readonly network: string
  readonly owner?: string | null
  readonly textMessages: TextMessages
  readonly words: (tx: Tx, code: string) => Promise<string>
}

/** When strangers' share of the day is spent, a code is made and not sent: the response reveals no account. */
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
  /** Seconds after the first use in which the right code works again. */
  readonly repeatSeconds?: number
  readonly network: string
}

/** A wrong code counts for the code, the network and the number. */
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
