import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { NotRead, ReadText, TextReader } from '@careplus/core/internal/ports'
import type { Failed } from '../../platform/jobs/workThrough.js'
import { StorageUnavailable, type Storage } from '../../platform/storage/storage.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { isStoredAt } from '../bills/storedBillPictures.js'
import { completeOcrResult } from './completeOcrResult.js'

/** Longer than recognition of one picture may take. When the lease expires, another process may claim the picture. */
export const leaseMs = 5 * 60_000
/** The limit also counts attempts that crashed the recognizer or the server. */
export const maxAttempts = 3
const pauseMs = 60_000

/** A retry of `too_slow` would take as long again. */
const isFinal: Readonly<Record<NotRead['reason'], boolean>> = {
  broken: true,
  too_slow: true,
  failed: false,
  unavailable: false,
}

type Reason = Exclude<NotRead['reason'], 'unavailable'> | 'gone' | 'decided'

/** The attempt is committed before it starts. Open forms come first, then the member who has waited longest. */
const leasedUntil = (now: Date): Date => new Date(now.getTime() + leaseMs)

const turnsOf = (db: Db) =>
  db
    .selectFrom('picture_readings as own')
    .innerJoin('bill_pictures as theirs', 'theirs.id', 'own.picture_id')
    .where('theirs.member_id', '=', sql.ref<string>('bill_pictures.member_id'))

const claim = (db: Db, now: Date) =>
  db
    .updateTable('picture_readings')
    .set({ tries: sql<number>`tries + 1`, next_try_at: leasedUntil(now), claimed_at: now })
    .where('picture_id', '=', (of) =>
      of
        .selectFrom('picture_readings')
        .innerJoin('bill_pictures', 'bill_pictures.id', 'picture_id')
        .select('picture_id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .where(({ not, exists }) =>
          not(
            exists(
              turnsOf(db)
                .select('own.picture_id')
                .where('own.state', '=', 'waiting')
                .where('own.next_try_at', '>', now)
                .where(sql<boolean>`own.next_try_at = own.claimed_at + ${leaseMs} * interval '1 millisecond'`),
            ),
          ),
        )
        .orderBy(sql`bill_id is not null`)
        .orderBy(
          turnsOf(db).select(({ fn }) => fn.max('own.claimed_at').as('at')),
          (order) => order.asc().nullsFirst(),
        )
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate('picture_readings')
        .skipLocked(),
    )
    .returning(['picture_id', 'tries'])
    .executeTakeFirst()

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Matches no row if a later attempt has started. */
const ofAttempt = (db: Db, { picture_id, tries }: Claimed) =>
  db
    .updateTable('picture_readings')
    .where('picture_id', '=', picture_id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)

const end = (
  db: Db,
  claimed: Claimed,
  ended: { readonly state: 'read' | 'not_read'; readonly reason: Reason | null; words?: string; page?: string },
  now: Date,
) =>
  inTransaction(db, async (tx: Tx) => {
    const picture = await tx
      .selectFrom('bill_pictures')
      .select('bill_id')
      .where('id', '=', claimed.picture_id)
      .forUpdate()
      .executeTakeFirst()
    await ofAttempt(tx, claimed).set(ended).execute()
    const bill = picture?.bill_id ?? null
    return E.right(bill === null ? null : await completeOcrResult(tx, bill, now))
  })

const fail = (db: Db, claimed: Claimed, reason: Reason, now: Date) =>
  end(db, claimed, { state: 'not_read', reason }, now)

const saveResult = (db: Db, claimed: Claimed, { words, pages: [page] }: ReadText, now: Date) =>
  page === undefined
    ? fail(db, claimed, 'failed', now)
    : end(db, claimed, { state: 'read', reason: null, words: JSON.stringify(words), page: JSON.stringify(page) }, now)

const retryLater = async (db: Db, claimed: Claimed, reason: Reason, now: Date) => {
  await ofAttempt(db, claimed)
    .set({ reason, next_try_at: new Date(now.getTime() + pauseMs * claimed.tries) })
    .execute()
  return E.right(null)
}

const returnToQueue = async (db: Db, claimed: Claimed, nextAttemptAt: Date): Promise<null> => {
  await ofAttempt(db, claimed)
    .set({ tries: claimed.tries - 1, next_try_at: nextAttemptAt })
    .execute()
  return null
}

const afterPause = (now: Date): Date => new Date(now.getTime() + pauseMs)

const pictureOf = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('bill_pictures')
    .leftJoin('bills', 'bills.id', 'bill_id')
    .select(['whole_key', 'bills.state'])
    .where('bill_pictures.id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isStoredAt(now))
    .executeTakeFirst()

interface OcrRun {
  readonly reader: TextReader
  readonly storage: Storage
  /** Once aborted, no picture is started, and the current one goes back to the queue. */
  readonly ending?: AbortSignal
  readonly failed: Failed
}

/** Null: nothing can be recognized now. */
const recognizeOne = async (db: Db, claimed: Claimed, { reader, storage, ending }: OcrRun, now: () => Date) => {
  const picture = await pictureOf(db, claimed.picture_id, now())
  if (picture === undefined) return fail(db, claimed, 'gone', now())
  if (picture.state !== null && picture.state !== 'reviewing') return fail(db, claimed, 'decided', now())
  if (claimed.tries > maxAttempts) return fail(db, claimed, 'failed', now())
  const file = await storage.get(picture.whole_key)
  if (file === null) return fail(db, claimed, 'gone', now())
  const result = await reader.read([file])
  if (E.isRight(result)) return saveResult(db, claimed, result.right, now())
  const { reason } = result.left
  if (ending?.aborted === true) return returnToQueue(db, claimed, now())
  if (reason === 'unavailable') return returnToQueue(db, claimed, afterPause(now()))
  const last = isFinal[reason] || claimed.tries === maxAttempts
  return last ? fail(db, claimed, reason, now()) : retryLater(db, claimed, reason, now())
}

/** It holds no lock meanwhile. */
export const processOcrQueue = async (db: Db, run: OcrRun, now: () => Date): Promise<number> => {
  for (let begun = 0; ; begun += 1) {
    if (run.ending?.aborted === true) return begun
    const claimed = await claim(db, now())
    if (claimed === undefined) return begun
    try {
      const ended = await recognizeOne(db, claimed, run, now)
      if (ended === null) return begun + 1
      if (E.isRight(ended) && ended.right !== null) run.failed(ended.right.thrown)
    } catch (reason) {
      run.failed(reason)
      if (reason instanceof StorageUnavailable) {
        await returnToQueue(db, claimed, afterPause(now()))
        return begun + 1
      }
      await retryLater(db, claimed, 'failed', now())
    }
  }
}
