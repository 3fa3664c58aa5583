import * as E from 'fp-ts/Either'
import type { Refused } from '../../platform/refusal/refused.js'
import { countCodeRequest } from '../../platform/limits/codeRequests.js'
import { codesToAddress, codesToMailbox } from '../../platform/limits/limitRules.js'
import type { Tx } from '../../platform/store/store.js'
import { mailboxOf } from '../members/members.js'
import { issueCode, madeBefore, type NewCode, type SentCode } from './oneTimeCodes.js'

/** Seconds. Mail may be slow. */
const mailedCodeLifeSeconds = 600
export const mailedCodeMinutes = mailedCodeLifeSeconds / 60
const mailedCodeDigits = 6

interface Sending extends Omit<NewCode, 'digits' | 'lifeSeconds' | 'hits'> {
  readonly network: string
  readonly owner?: string | null
  readonly digits?: () => Promise<number>
  readonly lifeSeconds?: number
}

export interface PendingCode {
  readonly code: string
  readonly hits: ReadonlyArray<string>
  readonly expiresAt: Date
}

/** A refusal rolls back everything that was counted. */
type Deliver = (pending: PendingCode) => Promise<E.Either<Refused, unknown>>

export const sendCode = async (
  tx: Tx,
  { network, owner = null, digits: digitsOf, lifeSeconds = mailedCodeLifeSeconds, ...newCode }: Sending,
  now: Date,
  deliver: Deliver,
): Promise<E.Either<Refused, SentCode>> => {
  const before = await madeBefore(tx, newCode, now)
  if (before !== null) return E.right(before)
  const { channel, address } = newCode
  const ofMailbox = channel === 'mail' ? codesToMailbox(mailboxOf(address)) : undefined
  const counted = await countCodeRequest(tx, { ofAddress: codesToAddress(address), ofMailbox, network, owner }, now)
  if (E.isLeft(counted)) return counted
  const digits = (await digitsOf?.()) ?? mailedCodeDigits
  const { code, ...sent } = await issueCode(tx, { ...newCode, digits, lifeSeconds, hits: counted.right }, now)
  const delivered = await deliver({
    code,
    hits: counted.right,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
  })
  return E.isLeft(delivered) ? delivered : E.right(sent)
}

export const unboundData = E.map(({ request: _, ...pending }: SentCode) => ({ data: pending }))
