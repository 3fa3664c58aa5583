import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { mayPromote, type AgeLine } from '@careplus/core/loyalty-milk-code'
import type { ProductShelves } from '@careplus/core/publications'
import { isPermitted } from '../../loyalty/exports/rewards.js'
import { pageOf } from '../publications/publications.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

/** `unlisted`: it exists, but is hidden from search engines. */
export type PageStatus = 'there' | 'unlisted' | 'absent'

export type StatusOfPage = (template: string, params: Params) => Promise<PageStatus>

type Params = Readonly<Record<string, string>>

/** A draw without its permit is shown to nobody. */
const item = prepared((db, id: string) =>
  db
    .selectFrom('items')
    .leftJoin('draws', 'draws.item_id', 'items.id')
    .select('items.id')
    .where('items.id', '=', id)
    .where(isPermitted),
)

const publication = prepared((db, key: string, kind: Schema['publications']['kind']) =>
  db
    .selectFrom('publications')
    .select('key')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', '=', 'available'),
)

const productLine = prepared((db, key: string) =>
  db
    .selectFrom('publications')
    .select(sql<AgeLine>`page->>'age_line'`.as('age_line'))
    .where('kind', '=', 'product')
    .where('key', '=', key)
    .where('status', '=', 'available'),
)

type StatusQuery = (db: Db, params: Params) => Promise<PageStatus>

const statusIf = (there: boolean): PageStatus => (there ? 'there' : 'absent')

/** A hidden item still has a page for former buyers; one of the other type redirects. */
const anItem: StatusQuery = async (db, { id = '' }) => statusIf((await item(db, id)).length > 0)

const published =
  (kind: Schema['publications']['kind']): StatusQuery =>
  async (db, { id = '' }) =>
    statusIf((await publication(db, id, kind)).length > 0)

const aProduct: StatusQuery = async (db, { id = '' }) => {
  const [product] = await productLine(db, id)
  return product === undefined ? 'absent' : mayPromote(product.age_line) ? 'there' : 'unlisted'
}

const inCollection =
  (includes: (collections: ProductShelves, params: Params) => boolean): StatusQuery =>
  async (db, params) => {
    const collections = await pageOf(db, 'shelves', 'all')
    return statusIf(collections !== null && includes(collections, params))
  }

const special =
  (key: string): StatusQuery =>
  (db) =>
    published('article')(db, { id: key })

const queries: Readonly<Record<string, StatusQuery>> = {
  '/rewards/redeem/{id}': anItem,
  '/rewards/luckydraw/{id}': anItem,
  '/article/{id}': published('article'),
  '/article/cow-milk-protein-allergy': special('cow-milk-protein-allergy'),
  '/article/digestive-discomfort': special('digestive-discomfort'),
  '/article/sensitive': special('sensitive'),
  '/product/{id}': aProduct,
  '/product/detail/{id}': aProduct,
  '/campaign/{id}': published('campaign'),
  '/product/brand/{id}': inCollection(({ brands }, params) => brands.some(({ id }) => id === params['id'])),
  '/product/category/{id}': inCollection(({ categories }, params) => categories.some(({ id }) => id === params['id'])),
  '/product/{category}/{tag}': inCollection(
    ({ categories, tags }, { category, tag }) =>
      categories.some(({ slug }) => slug === category) && tags.some(({ slug }) => slug === tag),
  ),
}

/** Milliseconds that a page waits for its status. */
const longestMs = 1000

/** If the store does not answer, the page counts as known, and its screen reports it. */
export const statusIn =
  (db: Db): StatusOfPage =>
  async (template, params) => {
    const query = queries[template]
    if (query === undefined) return 'there'
    const timeout = new AbortController()
    const late = pause(longestMs, 'there' as const, { ref: false, signal: timeout.signal })
    const status = query(db, params)
    return Promise.race([status, late])
      .catch(() => 'there' as const)
      .finally(() => timeout.abort())
  }
