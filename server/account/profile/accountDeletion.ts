import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { internationalNumber } from '@careplus/core/internal/identity'
import { MobileNumber } from '@careplus/core/identity'
import { audit } from '../../platform/audit/audit.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { noteErasure } from '../../platform/backup/noteErasure.js'
import { accountOf } from '../members/members.js'
import { earlierAddressesOf, forgetEarlierAccounts, lockEarlierAccounts } from '../migration/forgetEarlierAccounts.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { TextMessages } from '../../platform/outbox/textMessages.js'
import { lockPassword } from '../password/passwords.js'
import type { MemberErasure } from '../../platform/module/serverModule.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { deletionEmail, deletionSms } from './deletionMessages.js'

export const memberErasureKind = 'erase-member'

/** Long enough to reconsider, or to notice that a stranger requested it. */
export const deletionDelayMs = 7 * 24 * 3_600_000

interface DeletionRequest {
  readonly member: string
  readonly publicUrl: string
  readonly textMessages: TextMessages | null
}

export const scheduleDeletion = async (
  db: Db,
  { member, publicUrl, textMessages }: DeletionRequest,
  now: Date,
): Promise<Date> => {
  const { delete_at, email, phone } = await db
    .selectFrom('members')
    .select(['delete_at', 'email', 'phone'])
    .where('id', '=', member)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (delete_at !== null) return delete_at
  const due = new Date(now.getTime() + deletionDelayMs)
  await db.updateTable('members').set({ delete_at: due }).where('id', '=', member).execute()
  await db
    .insertInto('jobs')
    .values({ id: randomUUID(), kind: memberErasureKind, subject: member, run_at: due, tries: 0, done_at: null })
    .execute()
  await audit(db, { actor: member, action: 'deletion.asked', subject: member }, now)
  const day = thaiDate(todayInBangkok(due.getTime()))
  if (email !== null) await queueMessage(db, { channel: 'mail', to: email, ...deletionEmail(day, publicUrl) }, now)
  else if (MobileNumber.is(phone))
    await textMessages?.send(
      db,
      { to: internationalNumber(phone), text: deletionSms(day, publicUrl), known: true },
      now,
    )
  return due
}

/** False: the member was erased before. */
export const withdrawDeletion = async (db: Db, member: string, now: Date): Promise<boolean> => {
  const held = await db
    .selectFrom('members')
    .select('delete_at')
    .where('id', '=', member)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (held === undefined) return false
  if (held.delete_at === null) return true
  await db.updateTable('members').set({ delete_at: null }).where('id', '=', member).execute()
  await audit(db, { actor: member, action: 'deletion.withdrawn', subject: member }, now)
  return true
}

const addressesOf = async (tx: Tx, member: string): Promise<ReadonlyArray<string>> => {
  const row = await tx.selectFrom('members').select(['email', 'phone']).where('id', '=', member).executeTakeFirst()
  const identities = await tx.selectFrom('identities').select('subject').where('member_id', '=', member).execute()
  const addresses = [row?.email ?? null, row?.phone ?? null, ...identities.map(({ subject }) => subject)]
  return [...new Set(addresses.filter((address) => address !== null))]
}

type Among = 'recipient' | 'address' | 'subject' | 'email'

const among = (column: Among, addresses: ReadonlyArray<string>) =>
  sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(addresses.map((address) => address.toLowerCase()))})`

const joinsBy = (addresses: ReadonlyArray<string>) =>
  sql<boolean>`(${among('subject', addresses)} or ${among('email', addresses)})`

const forgetAddresses = async (tx: Tx, addresses: ReadonlyArray<string>): Promise<void> => {
  if (addresses.length === 0) return
  const recipients = [...addresses, ...addresses.filter(MobileNumber.is).map(internationalNumber)]
  await tx.deleteFrom('outbox').where(among('recipient', recipients)).execute()
  await tx.deleteFrom('one_time_codes').where(among('address', addresses)).execute()
  await tx.deleteFrom('letter_links').where(among('address', addresses)).execute()
  await tx.deleteFrom('join_tokens').where(joinsBy(addresses)).execute()
}

const unname = async (tx: Tx, member: string, anonymousId: string): Promise<void> => {
  await tx.updateTable('audit').set({ actor: anonymousId }).where('actor', '=', member).execute()
  await tx.updateTable('audit').set({ subject: anonymousId }).where('subject', '=', member).execute()
  await tx.updateTable('audit').set({ member: anonymousId }).where('member', '=', member).execute()
  await tx.updateTable('jobs').set({ subject: anonymousId }).where('subject', '=', member).execute()
}

/** A failed sign-in is recorded by the hash of its address, which anybody who knows the address can compute. */
const unnameSignIns = async (tx: Tx, addresses: ReadonlyArray<string>, anonymousId: string): Promise<void> => {
  if (addresses.length === 0) return
  const hashes = addresses.map((address) => sha256(accountOf(address)))
  await tx.updateTable('audit').set({ subject: anonymousId }).where('subject', 'in', hashes).execute()
}

/** In the order of sign-ins, so that nobody waits in a circle. */
const lockSigningIn = async (tx: Tx, member: string): Promise<void> => {
  const addresses = await addressesOf(tx, member)
  if (addresses.length > 0) {
    await tx.selectFrom('join_tokens').select('hash').where(joinsBy(addresses)).orderBy('hash').forUpdate().execute()
    const codes = tx.selectFrom('one_time_codes').select('id').where(among('address', addresses))
    await codes.orderBy('id').forUpdate().execute()
  }
  await lockPassword(tx, member)
  await tx.selectFrom('sessions').select('id').where('member_id', '=', member).orderBy('id').forUpdate().execute()
  const identities = tx.selectFrom('identities').select('subject').where('member_id', '=', member)
  await identities.orderBy('issuer').orderBy('subject').forUpdate().execute()
}

/** Most data is deleted with the member's row; limits store hashes of addresses and end in two days. */
export const erasing =
  (parts: ReadonlyArray<MemberErasure>) =>
  async (tx: Tx, member: string, now: Date): Promise<void> => {
    const earlier = await lockEarlierAccounts(tx, member)
    await lockSigningIn(tx, member)
    for (const { lock } of parts) await lock?.(tx, member)
    const row = await tx
      .selectFrom('members')
      .select('delete_at')
      .where('id', '=', member)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined || row.delete_at === null || row.delete_at > now) return
    const known = [...(await addressesOf(tx, member)), ...(await earlierAddressesOf(tx, member, earlier))]
    const addresses = [...new Set(known)]
    await forgetAddresses(tx, addresses)
    for (const { beforeMember } of parts) await beforeMember?.(tx, member, now)
    await forgetEarlierAccounts(tx, earlier, now)
    await tx.deleteFrom('members').where('id', '=', member).execute()
    const anonymousId = randomUUID()
    await audit(tx, { actor: anonymousId, action: 'member.erased', subject: anonymousId }, now)
    await unname(tx, member, anonymousId)
    await unnameSignIns(tx, addresses, anonymousId)
    for (const { afterMember } of parts) await afterMember?.(tx, member, anonymousId, now)
    await noteErasure(tx, 'member', member, now)
  }
