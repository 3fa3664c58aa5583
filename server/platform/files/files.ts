import { randomUUID } from 'node:crypto'
import type { Db } from '../store/store.js'

export interface NewFile {
  /** The owner; only they can read it, and it is deleted with them. */
  readonly member: string
  readonly kind: string
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** Not served afterwards; null: stored until it is removed. */
  readonly deleteAt: Date | null
}

export type StoredFile = Pick<NewFile, 'kind' | 'mediaType' | 'bytes'>

export interface Files {
  readonly put: (file: NewFile, now: Date) => Promise<string>
  /** Null: missing, not this member's, or past `deleteAt`. */
  readonly get: (member: string, id: string, now: Date) => Promise<StoredFile | null>
  readonly remove: (member: string, id: string) => Promise<boolean>
  readonly expire: (now: Date) => Promise<number>
}

/** Stored in the database, so that its backup includes them. */
export const databaseFiles = (db: Db): Files => ({
  put: async ({ member, kind, mediaType, bytes, deleteAt }, now) => {
    const id = randomUUID()
    await db
      .insertInto('files')
      .values({ id, member_id: member, kind, media_type: mediaType, bytes, created_at: now, delete_at: deleteAt })
      .execute()
    return id
  },
  get: async (member, id, now) => {
    const row = await db
      .selectFrom('files')
      .select(['kind', 'media_type', 'bytes'])
      .where('id', '=', id)
      .where('member_id', '=', member)
      .where((of) => of.or([of('delete_at', 'is', null), of('delete_at', '>', now)]))
      .executeTakeFirst()
    // One driver returns a Buffer, the other a byte array.
    return row === undefined ? null : { kind: row.kind, mediaType: row.media_type, bytes: Uint8Array.from(row.bytes) }
  },
  remove: async (member, id) =>
    (await db
      .deleteFrom('files')
      .where('id', '=', id)
      .where('member_id', '=', member)
      .returning('id')
      .executeTakeFirst()) !== undefined,
  expire: async (now) => (await db.deleteFrom('files').where('delete_at', '<=', now).returning('id').execute()).length,
})
