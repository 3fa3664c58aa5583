import type { User } from '@careplus/adapters/contract'
import type { Db } from '../store/store.js'

/** An account is known by its address without regard to case; letters go to the address as it was typed. */
export const accountOf = (email: string): string => email.toLowerCase()

export const mailIssuer = 'email'

export const memberByEmail = (db: Db, email: string) =>
  db
    .selectFrom('identities')
    .leftJoin('credentials', 'credentials.member_id', 'identities.member_id')
    .select(['identities.member_id', 'credentials.password_hash'])
    .where('issuer', '=', mailIssuer)
    .where('subject', '=', accountOf(email))
    .executeTakeFirst()

export const readUser = async (db: Db, memberId: string): Promise<User> => {
  const row = await db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'birthday', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { ...row, created_at: row.created_at.toISOString() }
}

/** Changes what is named and leaves the rest. */
export const changeMember = async (
  db: Db,
  memberId: string,
  change: { readonly name?: string | null; readonly birthday?: string | null },
): Promise<void> => {
  if (Object.keys(change).length > 0) await db.updateTable('members').set(change).where('id', '=', memberId).execute()
}
