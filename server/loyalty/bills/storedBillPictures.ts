import type { ExpressionBuilder } from 'kysely'
import type { ServedFile } from '../../platform/http/call.js'
import type { Failed } from '../../platform/jobs/workThrough.js'
import { deleteExpiredPictures, orphanCleanup, type PictureTable } from '../../platform/pictures/pictureCleanup.js'
import { pictureMediaType } from '../../platform/pictures/normalizeUploads.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'
import { deleteOcrOfPicture } from '../ocrResults/deleteOcrResults.js'
import { billFolder } from './billPictures.js'

/** After its day a picture is hidden, whether or not it has been deleted. */
export const isStoredAt = (now: Date) => (of: ExpressionBuilder<Schema, 'bill_pictures'>) =>
  of.or([of('delete_after', 'is', null), of('delete_after', '>', now)])

export const loadBillPicture = async (
  db: Db,
  storage: Storage,
  { member, bill, picture }: { readonly member: string; readonly bill: string; readonly picture: string },
  size: 'whole_key' | 'thumbnail_key',
  now: Date,
): Promise<ServedFile | null> => {
  const row = await db
    .selectFrom('bill_pictures')
    .select(size)
    .where('id', '=', picture)
    .where('bill_id', '=', bill)
    .where('member_id', '=', member)
    .where(isStoredAt(now))
    .executeTakeFirst()
  const bytes = row === undefined ? null : await storage.get(row[size])
  return bytes === null ? null : { mediaType: pictureMediaType, bytes }
}

/** The row stays after its files are deleted, because its digest recognizes a repeated picture. */
const pictureTable: PictureTable = {
  table: 'bill_pictures',
  folder: billFolder,
  removed: async (tx, id, now) => {
    await deleteOcrOfPicture(tx, id)
    await tx.deleteFrom('bill_pictures').where('id', '=', id).where('bill_id', 'is', null).execute()
    await tx.updateTable('bill_pictures').set({ deleted_at: now }).where('id', '=', id).execute()
  },
}

/** After twelve months, a day without a bill, or when the member is erased. */
export const removeDuePictures = (db: Db, storage: Storage, now: Date, failed: Failed): Promise<number> =>
  deleteExpiredPictures(db, storage, pictureTable, now, failed)

export const billPictureCleanup = (db: Db, storage: Storage) => orphanCleanup(db, storage, pictureTable)
