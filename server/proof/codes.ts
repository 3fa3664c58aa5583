import * as E from 'fp-ts/Either'
import { internationalNumber, MobileNumber } from '@careplus/core/identity'
import type { CodeChannel } from '@careplus/core/ports'
import { checkCode, issueCode, madeBefore, spendCode, type OnItsWay } from '../codes/codes.js'
import { refuseField, refuseUntil, type Refused } from '../http/refused.js'
import { countHits } from '../limits/limits.js'
import { codesFromNetwork, codesToAddress, codeTriesFromNetwork } from '../limits/rules.js'
import { proofCodeLetter } from '../outbox/letters.js'
import { post } from '../outbox/outbox.js'
import type { TextMessages } from '../outbox/textMessages.js'
import { proofCodeText } from '../phone/words.js'
import { markProved } from '../session/freshProof.js'
import { inTransaction, type Db } from '../store/store.js'
import { guardsOf, type Guards } from './ways.js'

/** Longer for a letter, which may have to be waited for. */
const codeLifeSeconds = { mail: 600, sms: 300 } as const
const resendAfterSeconds = 60
export const digits = 6

/** Where a code for this member goes; null: nowhere. Who has a password proves by it, and by nothing less. */
const addressOf = ({ passwordHash, email, phone }: Guards, channel: CodeChannel, sendsTexts: boolean): string | null =>
  passwordHash !== null ? null : channel === 'mail' ? email : sendsTexts ? phone : null

interface Asker {
  readonly member: string
  readonly channel: CodeChannel
  readonly network: string
  readonly textMessages: TextMessages | null
}

interface Asked extends Asker {
  readonly publicUrl: string
  readonly request?: string | undefined
}

export const sendProofCode = (
  db: Db,
  { member, channel, network, textMessages, publicUrl, request }: Asked,
  now: Date,
): Promise<E.Either<Refused, OnItsWay>> =>
  inTransaction<Refused, OnItsWay>(db, async (tx) => {
    const address = addressOf(await guardsOf(tx, member), channel, textMessages !== null)
    if (address === null) return refuseField('channel', 'not_one_of')
    const asked = { purpose: 'proof', address, member, request } as const
    const before = await madeBefore(tx, asked, resendAfterSeconds, now)
    if (before !== null) return E.right(before)
    const counted = await countHits(tx, [codesToAddress(address), codesFromNetwork(network)], now)
    if (E.isLeft(counted)) return counted
    const lifeSeconds = codeLifeSeconds[channel]
    const { code } = await issueCode(tx, { channel, ...asked, digits, lifeSeconds }, now)
    const onItsWay = { expiresIn: lifeSeconds, resendAfter: resendAfterSeconds }
    if (channel === 'mail') {
      await post(tx, { channel, to: address, ...proofCodeLetter(code, lifeSeconds / 60) }, now)
      return E.right(onItsWay)
    }
    const to = MobileNumber.is(address) ? internationalNumber(address) : null
    if (to === null || textMessages === null) return refuseField('channel', 'not_one_of')
    const expiresAt = new Date(now.getTime() + lifeSeconds * 1000)
    const message = { to, text: proofCodeText(code, publicUrl), expiresAt, hits: counted.right }
    const sent = await textMessages.send(tx, message, now)
    return E.isLeft(sent) ? refuseUntil('messages_spent', sent.left.retryAfter) : E.right(onItsWay)
  })

interface Given extends Asker {
  readonly session: string
  readonly code: string
}

/** The right code is used up by the proof; a wrong one costs a try, which is kept. */
export const proveByCode = async (
  db: Db,
  { member, session, channel, code, network, textMessages }: Given,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const outcome = await inTransaction<Refused, E.Either<Refused, null>>(db, async (tx) => {
    const address = addressOf(await guardsOf(tx, member), channel, textMessages !== null)
    if (address === null) return refuseField('channel', 'not_one_of')
    const counted = await countHits(tx, [codeTriesFromNetwork(network)], now, 'too_many_tries')
    if (E.isLeft(counted)) return counted
    const verdict = await checkCode(tx, { purpose: 'proof', address, code, member }, now)
    if (verdict._tag === 'wrong') return E.right(verdict.by)
    await spendCode(tx, verdict.id, now)
    await markProved(tx, session, now)
    return E.right(E.right(null))
  })
  return E.isLeft(outcome) ? outcome : outcome.right
}
