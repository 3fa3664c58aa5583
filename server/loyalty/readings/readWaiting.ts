import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { IsoDate } from '@careplus/core/calendar'
import { isReadWhole, placeOnPictures, readSlip } from '@careplus/core/loyalty-reading'
import type { NotRead, ReadText, TextReader } from '@careplus/core/ports'
import type { Failed } from '../../platform/jobs/workThrough.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Db } from '../../platform/store/store.js'
import { isStoredAt } from '../bills/storedPictures.js'
import { knownSlips } from './knownSlips.js'

/** Longer than the pictures of one bill may take; after it another process takes the bill up. */
export const leaseMs = 5 * 60_000
/** A bill that ends the reader or the server is not read a fourth time. */
export const mostTries = 3
const pauseMs = 60_000

/** Why a bill was not read: `gone` are its pictures, `decided` it was before its turn came. */
type Reason = NotRead['reason'] | 'gone' | 'decided'

/** Takes a bill for one try, counted and committed before it begins. Until its lease is over no other process takes it. */
const claim = (db: Db, now: Date) =>
  db
    .updateTable('bill_readings')
    .set({ tries: sql<number>`tries + 1`, next_try_at: new Date(now.getTime() + leaseMs) })
    .where('bill_id', '=', (of) =>
      of
        .selectFrom('bill_readings')
        .select('bill_id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['bill_id', 'tries'])
    .executeTakeFirst()

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

/** What is written of a try, where no later one has begun meanwhile. */
const ofTry = (db: Db, { bill_id, tries }: Claimed) =>
  db
    .updateTable('bill_readings')
    .where('bill_id', '=', bill_id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)

const giveUp = (db: Db, claimed: Claimed, reason: Reason, now: Date) =>
  ofTry(db, claimed).set({ state: 'not_read', reason, ended_at: now }).execute()

/** Another try, later; where it was the server that ended, at once and not counted. */
const again = (db: Db, claimed: Claimed, reason: Reason, now: Date, ending: boolean) =>
  ofTry(db, claimed)
    .set(
      ending
        ? { tries: claimed.tries - 1, next_try_at: now }
        : { reason, next_try_at: new Date(now.getTime() + pauseMs * claimed.tries) },
    )
    .execute()

const picturesOf = async (db: Db, storage: Storage, bill: string, now: Date): Promise<Uint8Array[] | null> => {
  const rows = await db
    .selectFrom('bill_pictures')
    .select('whole_key')
    .where('bill_id', '=', bill)
    .where('deleted_at', 'is', null)
    .where(isStoredAt(now))
    .orderBy('ordering')
    .execute()
  const files: Uint8Array[] = []
  for (const { whole_key } of rows) {
    const bytes = await storage.get(whole_key)
    if (bytes === null) return null
    files.push(bytes)
  }
  return files.length === 0 ? null : files
}

const keep = async (db: Db, claimed: Claimed, { words, pages }: ReadText, now: Date): Promise<void> => {
  const bill = await db
    .selectFrom('bills')
    .select(['shop_id', 'date', 'receipt', 'amount_satang', 'sent_on'])
    .where('id', '=', claimed.bill_id)
    .executeTakeFirstOrThrow()
  // Its days are counted from the one on which it was handed in.
  const read = readSlip(words, { ...(await knownSlips(db)), today: bill.sent_on as IsoDate })
  const whole = isReadWhole(read, { ...bill, date: bill.date as IsoDate })
  await ofTry(db, claimed)
    .set({
      state: 'read',
      reason: null,
      ended_at: now,
      words: JSON.stringify(words),
      reading: JSON.stringify(placeOnPictures(read, pages)),
      read_whole: whole,
    })
    .execute()
}

interface Reading {
  readonly reader: TextReader
  readonly storage: Storage
  /** Once it says so, no other bill is begun, and one under way is left to whoever comes next. */
  readonly ending?: AbortSignal
  readonly failed: Failed
}

const readOne = async (db: Db, claimed: Claimed, { reader, storage, ending }: Reading, now: () => Date) => {
  const { state } = await db
    .selectFrom('bills')
    .select('state')
    .where('id', '=', claimed.bill_id)
    .executeTakeFirstOrThrow()
  if (state !== 'reviewing') return giveUp(db, claimed, 'decided', now())
  if (claimed.tries > mostTries) return giveUp(db, claimed, 'failed', now())
  const files = await picturesOf(db, storage, claimed.bill_id, now())
  if (files === null) return giveUp(db, claimed, 'gone', now())
  const read = await reader.read(files)()
  if (E.isRight(read)) return keep(db, claimed, read.right, now())
  const { reason } = read.left
  const last = reason === 'broken' || claimed.tries === mostTries
  if (ending?.aborted !== true && last) return giveUp(db, claimed, reason, now())
  return again(db, claimed, reason, now(), ending?.aborted === true)
}

/** Reads the bills that wait, one after another, and holds nothing while it does. Answers how many were begun. */
export const readWaiting = async (db: Db, reading: Reading, now: () => Date): Promise<number> => {
  for (let begun = 0; ; begun += 1) {
    if (reading.ending?.aborted === true) return begun
    const claimed = await claim(db, now())
    if (claimed === undefined) return begun
    try {
      await readOne(db, claimed, reading, now)
    } catch (reason) {
      await again(db, claimed, 'failed', now(), false)
      reading.failed(reason)
    }
  }
}
