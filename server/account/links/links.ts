import { sql } from 'kysely'
import { repeatMs } from '../codes/codeRepeats.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import type { LinkPurpose } from '../../platform/store/columnTypes.js'
import type { Db, Tx } from '../../platform/store/store.js'

interface NewLink {
  readonly purpose: LinkPurpose
  /** Null: the link works for no member, and no email carries it. */
  readonly member: string | null
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

/** The member of a link, used or not. Null: no valid link. */
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

/** Using one link deletes others of the member, so such calls wait for each other. */
export const lockLinksOf = (tx: Tx, member: string): Promise<void> => lockName(tx, `member ${member}`)

/** Locks the member, then the address, because a used link ends other links of both. */
const alone = async (tx: Tx, { member, address }: Link): Promise<void> => {
  await lockLinksOf(tx, member)
  await lockName(tx, `address ${address}`)
}

/** Uses the link once. Null: no valid link. */
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

/** Deletes earlier links of a member or an address, except the one that was just used. */
export const dropLinks = async (
  tx: Tx,
  purpose: LinkPurpose,
  of: { readonly member: string } | { readonly address: string },
  used = '',
): Promise<void> => {
  const links = tx.deleteFrom('letter_links').where('purpose', '=', purpose).where('hash', '!=', sha256(used))
  await ('member' in of ? links.where('member_id', '=', of.member) : links.where('address', '=', of.address)).execute()
}
