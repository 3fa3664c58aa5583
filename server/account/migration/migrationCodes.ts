import * as E from 'fp-ts/Either'
import { checkCode, type SentCode } from '../codes/oneTimeCodes.js'
import { mailedCodeMinutes, sendCode } from '../codes/sendCode.js'
import type { Refused } from '../../platform/refusal/refused.js'
import { countCodeAttempt } from '../../platform/limits/codeAttempts.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { migrationCodeEmail, noLegacyAccountEmail } from './migrationMessages.js'
import { legacyAccountOf, type Claimed } from './migration.js'

interface CodeRequest extends Claimed {
  readonly to: string
  readonly request?: string | undefined
  readonly network: string
  readonly publicUrl: string
}

/** If there is no account, the email reports it and the code stays secret, so that a caller does not learn it. */
export const sendMailCode = (
  db: Db,
  { email, phone, to, request, network, publicUrl }: CodeRequest,
  now: Date,
): Promise<E.Either<Refused, SentCode>> =>
  inTransaction(db, (tx) => {
    const newCode = { channel: 'mail', purpose: 'migration', address: email, request, network } as const
    return sendCode(tx, newCode, now, async ({ code, expiresAt }) => {
      const known = await legacyAccountOf(tx, { email, phone })
      const message =
        known === undefined ? noLegacyAccountEmail(publicUrl) : migrationCodeEmail(code, mailedCodeMinutes)
      return E.right(await queueMessage(tx, { channel: 'mail', to, ...message }, now, { expiresAt }))
    })
  })

/** A right code works again until it expires, to send another SMS. */
export const checkMailCode = async (
  db: Db,
  { email, code, request, network }: Pick<CodeRequest, 'email' | 'request' | 'network'> & { readonly code: string },
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const outcome = await inTransaction<Refused, E.Either<Refused, null>>(db, async (tx) => {
    const counted = await countCodeAttempt(tx, network, now)
    if (E.isLeft(counted)) return counted
    const verdict = await checkCode(
      tx,
      { purpose: 'migration', address: email, code, request, mayBeUnbound: true },
      now,
    )
    if (verdict._tag === 'wrong') return E.right(verdict.by)
    await counted.right.uncount()
    return E.right(E.right(null))
  })
  return E.isLeft(outcome) ? outcome : outcome.right
}
