import type { User } from '@careplus/adapters/internal/contract'
import type { StrategyName } from '@careplus/core/ports'
import { socialNames, type SocialName } from '@careplus/core/session'
import type { Selectable } from 'kysely'
import { lineIssuer } from '../../platform/lineMessages/lineIssuer.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db, Tx } from '../../platform/store/store.js'

/** An account's address has no case; emails go to the address as it was typed. */
export const accountOf = (email: string): string => email.toLowerCase()

/** Without the tag after a plus and without dots before the at sign, as the store's function `mailbox_of`. */
export const mailboxOf = (email: string): string => {
  const address = accountOf(email)
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return name.replaceAll('.', '') + address.slice(at).replace(/^@googlemail\.com$/, '@gmail.com')
}

export const mailIssuer = 'email'
export const phoneIssuer = 'phone'
export const googleIssuer = 'https://accounts.google.com'
export const facebookIssuer = 'https://www.facebook.com'

export const issuerOf: Readonly<Record<SocialName, string>> = {
  google: googleIssuer,
  line: lineIssuer,
  facebook: facebookIssuer,
}

export const brands: Readonly<Record<SocialName, string>> = { google: 'Google', line: 'LINE', facebook: 'Facebook' }

const providerOf = (issuer: string): SocialName | undefined => socialNames.find((name) => issuerOf[name] === issuer)

export const isOfProvider = (issuer: string): boolean => providerOf(issuer) !== undefined

export const brandOf = (issuer: string): string => {
  const name = providerOf(issuer)
  if (name === undefined) throw new Error('An issuer of no provider')
  return brands[name]
}

export const strategyOf = (issuer: string): StrategyName =>
  issuer === phoneIssuer ? 'phone' : (providerOf(issuer) ?? 'local1')

const owner = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('identities')
    .leftJoin('credentials', 'credentials.member_id', 'identities.member_id')
    .select(['identities.member_id', 'credentials.password_hash'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)

const identified = prepared(owner)

export const memberByIdentity = async (db: Db, issuer: string, subject: string) =>
  (await identified(db, issuer, subject))[0]

const held = prepared((db, issuer: string, subject: string) => owner(db, issuer, subject).forKeyShare('identities'))

/** Nobody removes the identity meanwhile. Lock order: the member's sessions, this, the member's row. */
export const lockIdentity = async (tx: Tx, issuer: string, subject: string) => (await held(tx, issuer, subject))[0]

export const memberByEmail = (db: Db, email: string) => memberByIdentity(db, mailIssuer, accountOf(email))

export const userColumns = [
  'id',
  'email',
  'phone',
  'name',
  'birthday',
  'created_at',
  'avatar_file_id',
  'delete_at',
  'care_plus_id',
  'allows_advertising',
] as const

export const userOf = (row: Pick<Selectable<Schema['members']>, (typeof userColumns)[number]> | undefined): User => {
  if (row === undefined) throw new Error('There is no such member')
  const { avatar_file_id, delete_at, created_at, care_plus_id, allows_advertising, ...rest } = row
  return {
    ...rest,
    created_at: created_at.toISOString(),
    avatar_id: avatar_file_id,
    delete_at: delete_at?.toISOString() ?? null,
    tracking: { advertising: allows_advertising, care_plus_id },
  }
}

const memberRow = prepared((db, id: string) => db.selectFrom('members').select(userColumns).where('id', '=', id))

export const loadUser = async (db: Db, memberId: string): Promise<User> => userOf((await memberRow(db, memberId))[0])

export const changeMember = async (
  db: Db,
  memberId: string,
  change: { readonly name?: string | null; readonly birthday?: string | null },
): Promise<void> => {
  if (Object.keys(change).length > 0) await db.updateTable('members').set(change).where('id', '=', memberId).execute()
}
