import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { ConsentPurpose } from '@careplus/core/ports'
import { refuse, refuseField, type Refused } from '../http/refused.js'
import { mailIssuer, memberByIdentity, phoneIssuer } from '../members/members.js'
import type { Tx } from '../store/store.js'
import { readJoinToken, useJoinToken, type Proved } from './tokens.js'

export interface Joining {
  readonly joinToken: string
  /** Needed by who joins with e-mail; who comes by telephone or a social account has another way in. */
  readonly passwordHash: string | null
  readonly name: string | null
  readonly consents: ReadonlyArray<{
    readonly purpose: ConsentPurpose
    readonly granted: boolean
    readonly version: string
  }>
}

export type Joined =
  | { readonly _tag: 'joined'; readonly memberId: string; readonly issuer: string }
  | {
      readonly _tag: 'existing'
      readonly memberId: string
      readonly issuer: string
      /** Of an account by e-mail: the caller shows the password that goes with it, or is refused. */
      readonly passwordHash: string | null
    }

const makeMember = async (
  tx: Tx,
  { issuer, subject, name: told }: Proved,
  { passwordHash, name, consents }: Joining,
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('members')
    .values({
      id,
      email: issuer === mailIssuer ? subject : null,
      phone: issuer === phoneIssuer ? subject : null,
      name: name ?? told ?? null,
      birthday: null,
      adult_confirmed_at: now,
      created_at: now,
    })
    .execute()
  if (passwordHash !== null)
    await tx.insertInto('credentials').values({ member_id: id, password_hash: passwordHash, changed_at: now }).execute()
  await tx.insertInto('identities').values({ issuer, subject, member_id: id, verified_at: now }).execute()
  await tx
    .insertInto('consents')
    .values(consents.map((consent) => ({ ...consent, member_id: id, child_id: null, recorded_at: now })))
    .execute()
  return id
}

/** Makes the account of who the token proves. */
export const join = async (tx: Tx, joining: Joining, now: Date): Promise<E.Either<Refused, Joined>> => {
  const proved = await readJoinToken(tx, joining.joinToken, now)
  if (proved === null) return refuse('code_expired')
  const { issuer, subject } = proved
  if (issuer === mailIssuer && joining.passwordHash === null) return refuseField('password', 'required')
  const existing = await memberByIdentity(tx, issuer, subject)
  if (existing !== undefined)
    return E.right({ _tag: 'existing', memberId: existing.member_id, issuer, passwordHash: existing.password_hash })
  if (proved.used_at !== null) return refuse('code_expired')
  await useJoinToken(tx, joining.joinToken, now)
  await tx.deleteFrom('one_time_codes').where('purpose', '=', 'join').where('address', '=', subject).execute()
  return E.right({ _tag: 'joined', memberId: await makeMember(tx, proved, joining, now), issuer })
}
