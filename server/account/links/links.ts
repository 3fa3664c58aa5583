import { sql } from 'kysely'
import { repeatMs } from '../codes/codeRepeats.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import type { LinkPurpose } from '../../platform/store/columnTypes.js'
import type { Db, Tx } from '../../platform/store/store.js'

interface NewLink {
  readonly purpose: LinkPurpose
  /** Null: it opens nothing, and is told to nobody. */
  readonly member: string | null
  /** Where its letter goes, an account's form of it. */
  readonly address: string
  readonly lifeSeconds: number
}

export const issueLink = async (
  tx: Tx,
  { purpose, member, address, lifeSeconds }: NewLink,
  now: Date,
): Promise<string> => {
  const token = opaqueToken()
  await tx
    .insertInto('letter_links')
    .values({
      hash: sha256(token),
      purpose,
      member_id: member,
      address,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeSeconds * 1000),
      used_at: null,
    })
    .execute()
  return token
}

export interface Link {
  readonly member: string
  readonly address: string
}

const goodLinks = (db: Db, purpose: LinkPurpose, token: string, now: Date) =>
  db
    .selectFrom('letter_links')
    .select(['member_id', 'address'])
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

/** A link that would do, with the address it was sent to; it is not used by looking. */
export const previewLink = async (
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<{ readonly address: string | null } | null> =>
  (await goodLinks(db, purpose, token, now).executeTakeFirst()) ?? null

const lockName = async (tx: Tx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`.execute(tx)
}

/** Whose link it is, used or not; null: there is no such link, or no more. */
export const memberOfLink = async (db: Db, purpose: LinkPurpose, token: string, now: Date): Promise<string | null> => {
  const row = await db
    .selectFrom('letter_links')
    .select('member_id')
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** What uses one link of a member drops others: whoever is about them waits. */
export const lockLinksOf = (tx: Tx, member: string): Promise<void> => lockName(tx, `member ${member}`)

/** What one link does touches others, of its member and to its address: whoever is about either waits, in this order. */
const alone = async (tx: Tx, { member, address }: Link): Promise<void> => {
  await lockLinksOf(tx, member)
  await lockName(tx, `address ${address}`)
}

/** Uses a link, once; null: there is no such link, or no more. */
export const spendLink = async (tx: Tx, purpose: LinkPurpose, token: string, now: Date): Promise<Link | null> => {
  const row = await goodLinks(tx, purpose, token, now).executeTakeFirst()
  if (row === undefined || row.member_id === null || row.address === null) return null
  const link = { member: row.member_id, address: row.address }
  await alone(tx, link)
  const { numUpdatedRows } = await tx
    .updateTable('letter_links')
    .set({ used_at: now })
    .where('hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? link : null
}

/** A link that was used minutes ago, and that nothing has dropped since. */
export const usedLink = async (
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<(Link & { readonly usedAt: Date }) | null> => {
  const row = await db
    .selectFrom('letter_links')
    .select(['member_id', 'address', 'used_at'])
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', '>', new Date(now.getTime() - repeatMs))
    .executeTakeFirst()
  if (row === undefined || row.member_id === null || row.address === null || row.used_at === null) return null
  return { member: row.member_id, address: row.address, usedAt: row.used_at }
}

/** Earlier links to an address, or of a member, are of no use from here on; but the one that was used just now stays. */
export const dropLinks = async (
  tx: Tx,
  purpose: LinkPurpose,
  of: { readonly member: string } | { readonly address: string },
  used = '',
): Promise<void> => {
  const links = tx.deleteFrom('letter_links').where('purpose', '=', purpose).where('hash', '!=', sha256(used))
  await ('member' in of ? links.where('member_id', '=', of.member) : links.where('address', '=', of.address)).execute()
}
