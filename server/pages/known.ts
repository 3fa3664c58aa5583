import { setTimeout as pause } from 'node:timers/promises'
import { prepared } from '../store/prepared.js'
import type { PublicationsTable } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** Whether there is what a page is about, by the page's template and what stands in its address. */
export type Known = (template: string, id: string) => Promise<boolean>

const item = prepared((db, id: string) => db.selectFrom('items').select('id').where('id', '=', id))

const publication = prepared((db, key: string, kind: PublicationsTable['kind']) =>
  db
    .selectFrom('publications')
    .select('key')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', '=', 'available'),
)

type Asking = (db: Db, id: string) => Promise<ReadonlyArray<unknown>>

/** Each is one row found by its key. A hidden item is one still, for whoever has had it; one of the other type leads there. */
const askings: Readonly<Record<string, Asking>> = {
  '/rewards/redeem/{id}': item,
  '/rewards/luckydraw/{id}': item,
  '/rewards/confirm-address/{id}': item,
  '/article/{id}': (db, id) => publication(db, id, 'article'),
  '/product/{id}': (db, id) => publication(db, id, 'product'),
  '/product/detail/{id}': (db, id) => publication(db, id, 'product'),
  '/campaign/{id}': (db, id) => publication(db, id, 'campaign'),
}

/** A page does not wait longer for its status. */
const longestMs = 1000

/** A page that is about nothing of the store, or whose store does not answer, is taken for known: its screen will tell. */
export const knownIn =
  (db: Db): Known =>
  async (template, id) => {
    const asking = askings[template]
    if (asking === undefined) return true
    const given = new AbortController()
    const late = pause(longestMs, true, { ref: false, signal: given.signal })
    const found = asking(db, id).then((rows) => rows.length > 0)
    return Promise.race([found, late])
      .catch(() => true)
      .finally(() => given.abort())
  }
