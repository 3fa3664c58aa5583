import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { DrawRecord } from '@careplus/core/internal/loyalty-draw'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import type { Db } from '../../platform/store/store.js'

const selectPublished = (db: Db, item: string) =>
  db
    .selectFrom('draws')
    .select(['item_id as draw_id', 'permit_number', 'prizes', 'commitment', 'seed', 'list_hash'])
    .select(['public_source', 'public_date', 'public_digits', 'public_value', 'earlier_values', 'reserves'])
    .select(['committed_at', 'opened_at', 'closed_at', 'drawn_at'])
    .where('item_id', '=', item)
    .where('list_hash', 'is not', null)
    .where('state', 'in', ['drawn', 'recorded', 'cancelled'])
    .executeTakeFirst()

const entriesOf = (db: Db, item: string) =>
  db.selectFrom('draw_entrants').select(['code', 'tickets']).where('item_id', '=', item).orderBy('code').execute()

const winnersOf = (db: Db, item: string) =>
  db
    .selectFrom('draw_winners')
    .select(['place', 'ticket', 'code'])
    .where('item_id', '=', item)
    .orderBy('place')
    .execute()

/** Null: no such draw, its list is not closed, or it is still to be drawn. */
export const loadStoredRecord = async (db: Db, item: string): Promise<t.Validation<DrawRecord> | null> => {
  const draw = await selectPublished(db, item)
  if (draw === undefined) return null
  return DrawRecord.decode({
    ...draw,
    committed_at: draw.committed_at?.toISOString(),
    opened_at: draw.opened_at?.toISOString(),
    closed_at: draw.closed_at?.toISOString(),
    drawn_at: draw.drawn_at?.toISOString() ?? null,
    entries: await entriesOf(db, item),
    // Winners of an official result need not be entrants.
    winners: draw.public_value === null ? [] : await winnersOf(db, item),
  })
}

/** Far more than are requested at a time. */
const maxCached = 20

/** A finished draw never changes, so its record is cached. */
const caches = new WeakMap<Db, Map<string, DrawRecord>>()

const cacheOf = (db: Db): Map<string, DrawRecord> => {
  const records = caches.get(db) ?? new Map<string, DrawRecord>()
  caches.set(db, records)
  return records
}

/** Data for a repetition of the draw by anybody. */
export const loadDrawRecord = async (db: Db, item: string): Promise<E.Either<Refused, DrawRecord>> => {
  const records = cacheOf(db)
  const known = records.get(item)
  if (known !== undefined) return E.right(known)
  const record = await loadStoredRecord(db, item)
  if (record === null) return refuse('not_found')
  if (E.isLeft(record)) throw new Error(`Draw ${item} is over, and its record is not whole`)
  const [oldest] = records.keys()
  if (records.size >= maxCached && oldest !== undefined) records.delete(oldest)
  records.set(item, record.right)
  return record
}
