import type { ServedFile } from '../../platform/http/call.js'
import type { Failed } from '../../platform/jobs/workThrough.js'
import { deleteExpiredPictures, orphanCleanup, type PictureTable } from '../../platform/pictures/pictureCleanup.js'
import { pictureMediaType } from '../../platform/pictures/normalizeUploads.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Db } from '../../platform/store/store.js'
import { requestFolder } from './requestPictures.js'

export interface PictureQuery {
  readonly request: string
  readonly picture: string
  /** Null: the caller is staff. */
  readonly member: string | null
}

export const loadRequestPicture = async (
  db: Db,
  storage: Storage,
  { request, picture, member }: PictureQuery,
  size: 'whole_key' | 'thumbnail_key',
): Promise<ServedFile | null> => {
  const row = await db
    .selectFrom('request_pictures')
    .innerJoin('requests', 'requests.id', 'request_pictures.request_id')
    .select(`request_pictures.${size} as key`)
    .where('request_pictures.id', '=', picture)
    .where('requests.id', '=', request)
    .$if(member !== null, (query) => query.where('requests.member_id', '=', member ?? ''))
    .executeTakeFirst()
  const bytes = row === undefined ? null : await storage.get(row.key)
  return bytes === null ? null : { mediaType: pictureMediaType, bytes }
}

/** With its files the row goes too. */
const pictureTable: PictureTable = {
  table: 'request_pictures',
  folder: requestFolder,
  removed: (tx, id) => tx.deleteFrom('request_pictures').where('id', '=', id).execute(),
}

export const removeDueRequestPictures = (db: Db, storage: Storage, now: Date, failed: Failed): Promise<number> =>
  deleteExpiredPictures(db, storage, pictureTable, now, failed)

export const requestPictureCleanup = (db: Db, storage: Storage) => orphanCleanup(db, storage, pictureTable)
