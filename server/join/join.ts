import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { ConsentPurpose } from '@careplus/core/ports'
import { sha256 } from '../crypto/tokens.js'
import { refuse, type Refused } from '../http/refused.js'
import { mailIssuer, memberByEmail } from '../members/members.js'
import type { Tx } from '../store/store.js'

export interface Joining {
  readonly joinToken: string
  readonly passwordHash: string
  readonly name: string | null
  readonly consents: ReadonlyArray<{
    readonly purpose: ConsentPurpose
    readonly granted: boolean
    readonly version: string
  }>
}

/** A repeat of a join whose answer was lost is let in again for so long, with the same password. */
const repeatMs = 10 * 60_000

export type Joined =
  | { readonly _tag: 'joined'; readonly memberId: string }
  /** The address has an account: the caller shows the password that goes with it, or is refused. */
  | { readonly _tag: 'existing'; readonly memberId: string; readonly passwordHash: string | null }

const proof = (tx: Tx, token: string) =>
  tx
    .selectFrom('one_time_codes')
    .select(['id', 'address', 'join_expires_at', 'used_at'])
    .where('join_hash', '=', sha256(token))
    .forUpdate()
    .executeTakeFirst()

const makeMember = async (
  tx: Tx,
  address: string,
  { passwordHash, name, consents }: Joining,
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('members')
    .values({ id, email: address, name, birthday: null, adult_confirmed_at: now, created_at: now })
    .execute()
  await tx.insertInto('credentials').values({ member_id: id, password_hash: passwordHash, changed_at: now }).execute()
  await tx
    .insertInto('identities')
    .values({ issuer: mailIssuer, subject: address, member_id: id, verified_at: now })
    .execute()
  await tx
    .insertInto('consents')
    .values(consents.map((consent) => ({ ...consent, member_id: id, child_id: null, recorded_at: now })))
    .execute()
  return id
}

/** Makes the account of the address that the token proves. */
export const join = async (tx: Tx, joining: Joining, now: Date): Promise<E.Either<Refused, Joined>> => {
  const proved = await proof(tx, joining.joinToken)
  if (proved === undefined || proved.join_expires_at === null || proved.join_expires_at <= now)
    return refuse('code_expired')
  if (proved.used_at !== null && now.getTime() - proved.used_at.getTime() > repeatMs) return refuse('code_expired')
  const existing = await memberByEmail(tx, proved.address)
  if (existing !== undefined)
    return E.right({ _tag: 'existing', memberId: existing.member_id, passwordHash: existing.password_hash })
  if (proved.used_at !== null) return refuse('code_expired')
  await tx.updateTable('one_time_codes').set({ used_at: now }).where('id', '=', proved.id).execute()
  return E.right({ _tag: 'joined', memberId: await makeMember(tx, proved.address, joining, now) })
}
