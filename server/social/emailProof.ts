import * as E from 'fp-ts/Either'
import { checkCode, issueCode, spendCode } from '../codes/codes.js'
import { refuse, type Refused } from '../http/refused.js'
import { codeLifeSeconds } from '../join/codes.js'
import { proveJoinEmail, readJoinToken, spendJoinToken } from '../join/tokens.js'
import { countHits } from '../limits/limits.js'
import { codesFromNetwork, codesToAddress, codeTriesFromNetwork } from '../limits/rules.js'
import { accountOf, memberByEmail } from '../members/members.js'
import { socialEmailLetter } from '../outbox/letters.js'
import { post } from '../outbox/outbox.js'
import { inTransaction, type Db } from '../store/store.js'
import { link } from './accounts.js'

interface Asked {
  readonly joinToken: string
  readonly email: string
  readonly network: string
}

/** Mails a code to the address that is to be proved; the answer does not tell whether it has an account. */
export const sendSocialCode = (
  db: Db,
  { joinToken, email, network }: Asked,
  now: Date,
): Promise<E.Either<Refused, string>> =>
  inTransaction(db, async (tx) => {
    const proved = await readJoinToken(tx, joinToken, now)
    if (proved === null || proved.used_at !== null) return refuse('code_expired')
    const address = accountOf(email)
    const counted = await countHits(tx, [codesToAddress(address), codesFromNetwork(network)], now)
    if (E.isLeft(counted)) return counted
    const { code, request } = await issueCode(
      tx,
      { channel: 'mail', purpose: 'email-link', address, digits: 6, lifeSeconds: codeLifeSeconds },
      now,
    )
    const known = (await memberByEmail(tx, email)) !== undefined
    const letter = socialEmailLetter({ code, minutes: codeLifeSeconds / 60, issuer: proved.issuer, known })
    await post(tx, { channel: 'mail', to: email, ...letter }, now)
    return E.right(request)
  })

interface Given extends Asked {
  readonly code: string
  readonly request: string
  readonly publicUrl: string
}

/** `member`: the address had an account, which the provider's account now belongs to. */
export type EmailProved =
  | { readonly _tag: 'member'; readonly member: string; readonly issuer: string }
  | { readonly _tag: 'newcomer'; readonly name: string | null }

type Outcome = EmailProved | { readonly _tag: 'wrong'; readonly by: E.Left<Refused> }

/** The right code proves the address: its account gets this way in, or, where it has none, the newcomer may join. */
export const proveSocialEmail = async (
  db: Db,
  { joinToken, email, code, request, network, publicUrl }: Given,
  now: Date,
): Promise<E.Either<Refused, EmailProved>> => {
  const outcome = await inTransaction<Refused, Outcome>(db, async (tx) => {
    const counted = await countHits(tx, [codeTriesFromNetwork(network)], now, 'too_many_tries')
    if (E.isLeft(counted)) return counted
    const proved = await readJoinToken(tx, joinToken, now)
    if (proved === null || proved.used_at !== null) return refuse('code_expired')
    const address = accountOf(email)
    const verdict = await checkCode(tx, { purpose: 'email-link', address, code, request }, now)
    if (verdict._tag === 'wrong') return E.right({ _tag: 'wrong', by: verdict.by })
    const owner = await memberByEmail(tx, address)
    if (owner === undefined) {
      await proveJoinEmail(tx, joinToken, address, now)
      return E.right({ _tag: 'newcomer', name: proved.name })
    }
    const linked = await link(tx, owner.member_id, proved, publicUrl, now)
    if (E.isLeft(linked)) return linked
    await spendCode(tx, verdict.id, now)
    await spendJoinToken(tx, joinToken, now)
    return E.right({ _tag: 'member', member: owner.member_id, issuer: proved.issuer })
  })
  if (E.isLeft(outcome)) return outcome
  return outcome.right._tag === 'wrong' ? outcome.right.by : E.right(outcome.right)
}
