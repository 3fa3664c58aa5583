import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { checkCode, spendCode, type SentCode } from '../codes/oneTimeCodes.js'
import { codeRepeatSeconds } from '../codes/codeRepeats.js'
import { mailedCodeMinutes, sendCode } from '../codes/sendCode.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { proveJoinEmail, lockJoinToken, spendJoinToken } from '../join/joinTokens.js'
import { countCodeAttempt } from '../../platform/limits/codeAttempts.js'
import { accountOf, memberByEmail, strategyOf } from '../members/members.js'
import { socialCodeEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { endRepeatedSession } from '../session/repeatedSignIn.js'
import type { NewSession } from '../session/sessions.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { link } from './socialAccounts.js'

interface Claimed {
  readonly joinToken: string
  readonly email: string
  readonly network: string
}

interface CodeRequest extends Claimed {
  readonly request?: string | undefined
}

/** The response does not reveal whether the address has an account. */
export const sendSocialCode = (
  db: Db,
  { joinToken, email, network, request }: CodeRequest,
  now: Date,
): Promise<E.Either<Refused, SentCode>> =>
  inTransaction(db, async (tx) => {
    const proved = await lockJoinToken(tx, joinToken, now)
    if (proved === null || proved.used_at !== null) return refuse('code_expired')
    const newCode = { channel: 'mail', purpose: 'email-link', address: accountOf(email), request, network } as const
    return sendCode(tx, newCode, now, async ({ code, expiresAt }) => {
      const known = (await memberByEmail(tx, email)) !== undefined
      const message = socialCodeEmail({ code, minutes: mailedCodeMinutes, issuer: proved.issuer, known })
      return E.right(await queueMessage(tx, { channel: 'mail', to: email, ...message }, now, { expiresAt }))
    })
  })

interface CodeInput extends Claimed {
  readonly code: string
  readonly request: string
  readonly publicUrl: string
}

/** `member`: the address had an account, which now also has the provider's account and is signed in. */
export type EmailProved<A> =
  | { readonly _tag: 'member'; readonly session: A }
  | { readonly _tag: 'newcomer'; readonly name: string | null }

type Outcome<A> = EmailProved<A> | { readonly _tag: 'wrong'; readonly by: E.Left<Refused> }

/** A new member may repeat it for the life of the code, because the response may have been lost. */
export const proveSocialEmail = async <A>(
  db: Db,
  { joinToken, email, code, request, network, publicUrl }: CodeInput,
  now: Date,
  signsIn: (tx: Tx, newSession: Omit<NewSession, 'device'>) => Promise<A>,
): Promise<E.Either<Refused, EmailProved<A>>> => {
  const outcome = await inTransaction<Refused, Outcome<A>>(db, async (tx) => {
    const counted = await countCodeAttempt(tx, network, now)
    if (E.isLeft(counted)) return counted
    const proved = await lockJoinToken(tx, joinToken, now)
    if (proved === null) return refuse('code_expired')
    const address = accountOf(email)
    const codeInput = { purpose: 'email-link', address, code, request, repeatSeconds: codeRepeatSeconds } as const
    const verdict = await checkCode(tx, codeInput, now)
    if (verdict._tag === 'wrong') return E.right({ _tag: 'wrong', by: verdict.by })
    await counted.right.uncount()
    const owner = await memberByEmail(tx, address)
    if (!verdict.isRepeat) {
      if (proved.used_at !== null) return refuse('code_expired')
      if (owner === undefined) {
        await proveJoinEmail(tx, joinToken, address, now)
        return E.right({ _tag: 'newcomer', name: proved.name })
      }
      const linked = await link(tx, owner.member_id, proved, publicUrl, now)
      if (E.isLeft(linked)) return linked
      await spendJoinToken(tx, joinToken, now)
    } else if (owner === undefined || (await endRepeatedSession(tx, verdict, proved, now)) !== owner.member_id)
      return refuse('code_expired')
    const id = randomUUID()
    await spendCode(tx, verdict.id, now, id)
    const session = await signsIn(tx, { id, member: owner.member_id, strategy: strategyOf(proved.issuer) })
    return E.right({ _tag: 'member', session })
  })
  if (E.isLeft(outcome)) return outcome
  return outcome.right._tag === 'wrong' ? outcome.right.by : E.right(outcome.right)
}
