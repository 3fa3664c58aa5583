import * as E from 'fp-ts/Either'
import { addDays, parseIsoDate, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { workThrough, type Failed } from '../jobs/workThrough.js'
import type { Storage } from '../storage/storage.js'
import type { Db, Tx } from '../store/store.js'
import { pictureFolder } from './normalizeUploads.js'

export interface PictureTable {
  readonly table: 'bill_pictures' | 'request_pictures'
  readonly folder: string
  readonly removed: (tx: Tx, id: string, now: Date) => Promise<unknown>
}

const maxFailures = 3

/** A failed deletion is retried at the next run; the picture is not shown meanwhile. */
export const deleteExpiredPictures = (
  db: Db,
  storage: Storage,
  { table, removed }: PictureTable,
  now: Date,
  failed: Failed,
): Promise<number> => {
  let last = '00000000-0000-0000-0000-000000000000'
  let failures = 0
  return workThrough(db, {
    next: async (tx) => {
      const due =
        failures === maxFailures
          ? undefined
          : await tx
              .selectFrom(table)
              .select(['id', 'whole_key', 'thumbnail_key'])
              .where('delete_after', '<=', now)
              .where('deleted_at', 'is', null)
              .where('id', '>', last)
              .orderBy('id')
              .limit(1)
              .forUpdate()
              .skipLocked()
              .executeTakeFirst()
      last = due?.id ?? last
      return due
    },
    work: async (tx, { id, whole_key, thumbnail_key }) => {
      await storage.remove(whole_key)
      await storage.remove(thumbnail_key)
      await removed(tx, id, now)
      return 1
    },
    putAside: async () => {
      failures += 1
    },
    failed,
  })
}

/** Days after which no call still writes into the folder. */
const settledDays = 2

const deleteOrphansOfDay = async (
  db: Db,
  storage: Storage,
  { table, folder }: PictureTable,
  day: IsoDate,
  now: Date,
): Promise<number> => {
  const unfinished = await storage.deleteUnfinished(pictureFolder(folder, day), now)
  const keys = await storage.list(pictureFolder(folder, day))
  if (keys.length === 0) return unfinished
  const known = await db
    .selectFrom(table)
    .select(['whole_key', 'thumbnail_key'])
    .where('sent_on', '=', day)
    .where('deleted_at', 'is', null)
    .execute()
  const stored = new Set(known.flatMap(({ whole_key, thumbnail_key }) => [whole_key, thumbnail_key]))
  const strays = keys.filter((key) => !stored.has(key))
  for (const key of strays) await storage.remove(key)
  return unfinished + strays.length
}

/** Deletes files that a killed server wrote for refused calls. Each day's folder is cleaned once, since nothing is added later. */
export const orphanCleanup = (db: Db, storage: Storage, pictures: PictureTable) => {
  let cleanTo: string | null = null
  return async (now: Date): Promise<number> => {
    const last = addDays(todayInBangkok(now.getTime()), -settledDays)
    let swept = 0
    for (const folder of await storage.folders(pictures.folder)) {
      const day = parseIsoDate(folder.slice(pictures.folder.length + 1))
      if (E.isLeft(day) || day.right > last || (cleanTo !== null && day.right <= cleanTo)) continue
      swept += await deleteOrphansOfDay(db, storage, pictures, day.right, now)
      cleanTo = day.right
    }
    return swept
  }
}
