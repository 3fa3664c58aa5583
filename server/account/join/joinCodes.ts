import * as E from 'fp-ts/Either'
import { checkCode, type SentCode } from '../codes/oneTimeCodes.js'
import { mailedCodeMinutes, sendCode } from '../codes/sendCode.js'
import type { Refused } from '../../platform/refusal/refused.js'
import { countCodeAttempt } from '../../platform/limits/codeAttempts.js'
import { checkRoom } from '../../platform/limits/limits.js'
import { mailJoins } from '../../platform/limits/limitRules.js'
import { accountOf, mailIssuer, memberByEmail } from '../members/members.js'
import { alreadyJoinedEmail, joinCodeEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { issueJoinToken } from './joinTokens.js'

interface CodeRequest {
  readonly email: string
  readonly request?: string | undefined
  readonly network: string
  readonly publicUrl: string
}

/** If the address has an account, the email reports it and the code stays secret, so that no caller learns it. */
export const sendJoinCode = (
  db: Db,
  { email, request, network, publicUrl }: CodeRequest,
  now: Date,
): Promise<E.Either<Refused, SentCode>> =>
  inTransaction(db, (tx) => {
    const address = accountOf(email)
    const newCode = { channel: 'mail', purpose: 'join', address, request, network } as const
    return sendCode(tx, newCode, now, async ({ code, expiresAt }) => {
      // The refusal comes before the person types the code.
      const room = await checkRoom(tx, mailJoins(network, address), now)
      if (E.isLeft(room)) return room
      const known = await memberByEmail(tx, email)
      const message = known === undefined ? joinCodeEmail(code, mailedCodeMinutes) : alreadyJoinedEmail(publicUrl)
      return E.right(await queueMessage(tx, { channel: 'mail', to: email, ...message }, now, { expiresAt }))
    })
  })

interface CodeInput {
  readonly email: string
  readonly code: string
  readonly request?: string | undefined
  readonly network: string
}

type Outcome =
  | { readonly _tag: 'proved'; readonly token: string }
  | { readonly _tag: 'wrong'; readonly by: E.Left<Refused> }

export const proveJoinCode = async (
  db: Db,
  { email, code, request, network }: CodeInput,
  now: Date,
): Promise<E.Either<Refused, string>> => {
  const address = accountOf(email)
  const outcome = await inTransaction<Refused, Outcome>(db, async (tx) => {
    const counted = await countCodeAttempt(tx, network, now)
    if (E.isLeft(counted)) return counted
    const verdict = await checkCode(tx, { purpose: 'join', address, code, request, mayBeUnbound: true }, now)
    if (verdict._tag === 'wrong') return E.right(verdict)
    await counted.right.uncount()
    return E.right({ _tag: 'proved', token: await issueJoinToken(tx, { issuer: mailIssuer, subject: address }, now) })
  })
  if (E.isLeft(outcome)) return outcome
  return outcome.right._tag === 'proved' ? E.right(outcome.right.token) : outcome.right.by
}
