import * as E from 'fp-ts/Either'
import { MobileNumber } from '@careplus/core/identity'
import { phoneCodeLifeSeconds } from '@careplus/core/internal/otp'
import type { CodeChannel } from '@careplus/core/ports'
import { checkCode, spendCode, type SentCode } from '../codes/oneTimeCodes.js'
import { codeRepeatSeconds } from '../codes/codeRepeats.js'
import { mailedCodeMinutes, sendCode } from '../codes/sendCode.js'
import { refuse, refuseField, type Refused } from '../../platform/refusal/refused.js'
import { countCodeAttempt } from '../../platform/limits/codeAttempts.js'
import { proofCodeEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { TextMessages } from '../../platform/outbox/textMessages.js'
import { sendCodeBySms } from '../phone/sendCodeBySms.js'
import { proofCodeSms } from '../phone/phoneMessages.js'
import { markProved } from '../session/freshProof.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { guardsOf, type Guards } from './proofMethods.js'

/** Null: nowhere. A member with a password proves by it alone. */
const addressOf = ({ passwordHash, email, phone }: Guards, channel: CodeChannel, sendsTexts: boolean): string | null =>
  passwordHash !== null ? null : channel === 'mail' ? email : sendsTexts ? phone : null

interface Asker {
  readonly member: string
  readonly channel: CodeChannel
  readonly network: string
  readonly textMessages: TextMessages | null
}

interface CodeRequest extends Asker {
  readonly publicUrl: string
  readonly request?: string | undefined
}

export const sendProofCode = (
  db: Db,
  { member, channel, network, textMessages, publicUrl, request }: CodeRequest,
  now: Date,
): Promise<E.Either<Refused, SentCode>> =>
  inTransaction<Refused, SentCode>(db, async (tx) => {
    const address = addressOf(await guardsOf(tx, member), channel, textMessages !== null)
    if (address === null) return refuseField('channel', 'not_one_of')
    const newCode = { channel, purpose: 'proof', address, member, request, network, owner: member } as const
    if (channel === 'mail')
      return sendCode(tx, newCode, now, async ({ code, expiresAt }) => {
        const message = { channel, to: address, ...proofCodeEmail(code, mailedCodeMinutes) }
        return E.right(await queueMessage(tx, message, now, { expiresAt }))
      })
    if (!MobileNumber.is(address) || textMessages === null) return refuseField('channel', 'not_one_of')
    return sendCode(
      tx,
      { ...newCode, lifeSeconds: phoneCodeLifeSeconds },
      now,
      sendCodeBySms(
        tx,
        { phone: address, textMessages, known: true, words: (code) => proofCodeSms(code, publicUrl) },
        now,
      ),
    )
  })

interface CodeInput extends Asker {
  readonly session: string
  readonly code: string
}

/** A repeat in the proved session gets the same response, because the first may have been lost. */
export const proveByCode = async (
  db: Db,
  { member, session, channel, code, network, textMessages }: CodeInput,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const outcome = await inTransaction<Refused, E.Either<Refused, null>>(db, async (tx) => {
    const address = addressOf(await guardsOf(tx, member), channel, textMessages !== null)
    if (address === null) return refuseField('channel', 'not_one_of')
    const counted = await countCodeAttempt(tx, network, now)
    if (E.isLeft(counted)) return counted
    const codeInput = { purpose: 'proof', address, code, member, repeatSeconds: codeRepeatSeconds } as const
    const verdict = await checkCode(tx, codeInput, now)
    if (verdict._tag === 'wrong') return E.right(verdict.by)
    await counted.right.uncount()
    if (verdict.isRepeat) return E.right(verdict.session === session ? E.right(null) : refuse('code_expired'))
    await spendCode(tx, verdict.id, now, session)
    await markProved(tx, session, now)
    return E.right(E.right(null))
  })
  return E.isLeft(outcome) ? outcome : outcome.right
}
