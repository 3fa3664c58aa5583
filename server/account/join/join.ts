import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { ConsentPurpose } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { saveConsentAnswers } from '../consents/saveConsentAnswers.js'
import { refuse, refuseField, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { mailJoins } from '../../platform/limits/limitRules.js'
import { accountOf, lockIdentity, mailIssuer, memberByEmail, phoneIssuer } from '../members/members.js'
import type { Tx } from '../../platform/store/store.js'
import { lockJoinToken, spendJoinToken } from './joinTokens.js'

export interface Registration {
  readonly network: string
  readonly joinToken: string
  readonly passwordHash: string | null
  readonly name: string | null
  readonly consents: ReadonlyArray<{
    readonly purpose: ConsentPurpose
    readonly granted: boolean
    readonly version: string
  }>
}

export interface Existing {
  readonly _tag: 'existing'
  readonly memberId: string
  readonly issuer: string
  readonly passwordHash: string | null
}

export type Joined = { readonly _tag: 'joined'; readonly memberId: string; readonly issuer: string } | Existing

type Proof = NonNullable<Awaited<ReturnType<typeof lockJoinToken>>>

/** Only a proved address counts, never the provider's unproved one. */
const addressOf = ({ issuer, subject, email, email_proved_at }: Proof): string | null =>
  issuer === mailIssuer ? subject : email_proved_at === null || email === null ? null : accountOf(email)

const makeMember = async (
  tx: Tx,
  proof: Proof,
  { passwordHash, name, consents }: Registration,
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  const { issuer, subject, name: providerName } = proof
  const email = addressOf(proof)
  await tx
    .insertInto('members')
    .values({
      id,
      email,
      phone: issuer === phoneIssuer ? subject : null,
      name: name ?? providerName ?? null,
      birthday: null,
      adult_confirmed_at: now,
      created_at: now,
    })
    .execute()
  if (passwordHash !== null)
    await tx.insertInto('credentials').values({ member_id: id, password_hash: passwordHash, changed_at: now }).execute()
  await tx.insertInto('identities').values({ issuer, subject, member_id: id, verified_at: now }).execute()
  // The proof reserves the address, and its owner can sign in by it again.
  if (email !== null && issuer !== mailIssuer)
    await tx
      .insertInto('identities')
      .values({ issuer: mailIssuer, subject: email, member_id: id, verified_at: now })
      .execute()
  await saveConsentAnswers(
    tx,
    id,
    consents.map((consent) => ({ ...consent, child_id: null })),
    now,
  )
  await audit(tx, { actor: id, action: 'member.joined', subject: id }, now)
  return id
}

/** A social account joins with a proved address that has no account. */
const withoutAddress = async (tx: Tx, proof: Proof): Promise<E.Left<Refused> | null> => {
  if (proof.issuer === mailIssuer || proof.issuer === phoneIssuer) return null
  const email = addressOf(proof)
  if (email === null) return refuse('email_unproved')
  return (await memberByEmail(tx, email)) === undefined ? null : refuse('email_taken')
}

export const join = async (tx: Tx, joining: Registration, now: Date): Promise<E.Either<Refused, Joined>> => {
  const proved = await lockJoinToken(tx, joining.joinToken, now)
  if (proved === null) return refuse('code_expired')
  const { issuer, subject } = proved
  if (issuer === mailIssuer && joining.passwordHash === null) return refuseField('password', 'required')
  const existing = await lockIdentity(tx, issuer, subject)
  if (existing !== undefined)
    return E.right({ _tag: 'existing', memberId: existing.member_id, issuer, passwordHash: existing.password_hash })
  if (proved.used_at !== null) return refuse('code_expired')
  const refused = await withoutAddress(tx, proved)
  if (refused !== null) return refused
  if (issuer === mailIssuer) {
    const counted = await countHits(tx, mailJoins(joining.network, subject), now)
    if (E.isLeft(counted)) return counted
  }
  await spendJoinToken(tx, joining.joinToken, now)
  await tx
    .deleteFrom('one_time_codes')
    .where('purpose', 'in', ['join', 'phone-login'])
    .where('address', '=', subject)
    .execute()
  return E.right({ _tag: 'joined', memberId: await makeMember(tx, proved, joining, now), issuer })
}
