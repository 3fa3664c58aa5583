import type { Files } from '../../platform/files/files.js'
import { issuerOf, mailIssuer, phoneIssuer } from '../members/members.js'
import type { Db } from '../../platform/store/store.js'

const avatarKind = 'avatar'

export const signInMethodsOf = async (db: Db, member: string) => {
  const rows = await db.selectFrom('identities').select('issuer').where('member_id', '=', member).execute()
  const credential = await db
    .selectFrom('credentials')
    .select('member_id')
    .where('member_id', '=', member)
    .executeTakeFirst()
  const known = new Set(rows.map(({ issuer }) => issuer))
  return {
    password: credential !== undefined,
    email: known.has(mailIssuer),
    phone: known.has(phoneIssuer),
    google: known.has(issuerOf.google),
    line: known.has(issuerOf.line),
    facebook: known.has(issuerOf.facebook),
  }
}

const avatarId = async (db: Db, member: string): Promise<string | null> => {
  const row = await db
    .selectFrom('members')
    .select('avatar_file_id')
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.avatar_file_id
}

export const setAvatar = async (
  db: Db,
  files: Files,
  member: string,
  picture: Uint8Array | null,
  now: Date,
): Promise<void> => {
  const before = await avatarId(db, member)
  const id =
    picture === null
      ? null
      : await files.put({ member, kind: avatarKind, mediaType: 'image/webp', bytes: picture, deleteAt: null }, now)
  await db.updateTable('members').set({ avatar_file_id: id }).where('id', '=', member).execute()
  if (before !== null) await files.remove(member, before)
}

export const avatarOf = async (db: Db, files: Files, member: string, now: Date): Promise<Uint8Array | null> => {
  const { avatar_file_id: id } = await db
    .selectFrom('members')
    .select('avatar_file_id')
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  return id === null ? null : ((await files.get(member, id, now))?.bytes ?? null)
}
