import { sql } from 'kysely'
import { mayPromote, type AgeLine } from '@careplus/core/loyalty-milk-code'
import { pageOf } from '../publications/publications.js'
import type { Db } from '../../platform/store/store.js'

/** A page about one thing of the store. */
export interface Address {
  /** Of its route. */
  readonly template: string
  readonly path: string
  /** The address under which it is found by search; null: by none. */
  readonly canonical: string | null
}

const address = (template: string, id: string, listed: boolean): Address => {
  const path = template.replace('{id}', id)
  return { template, path, canonical: listed ? path : null }
}

/** Special articles have routes of their own. */
const isNumber = (key: string): boolean => /^\d+$/.test(key)

/** Every page that the store has a publication for, in the order of the screens. */
export const publishedAddresses = async (db: Db): Promise<ReadonlyArray<Address>> => {
  const published = await db
    .selectFrom('publications')
    .select(['kind', 'key', sql<AgeLine>`page->>'age_line'`.as('age_line')])
    .where('status', '=', 'available')
    .orderBy('ordering')
    .execute()
  const keysOf = (kind: string) => published.filter((each) => each.kind === kind)
  const collections = await pageOf(db, 'shelves', 'all')
  return [
    ...keysOf('article')
      .filter(({ key }) => isNumber(key))
      .map(({ key }) => address('/article/{id}', key, true)),
    ...keysOf('product').map(({ key, age_line }) => address('/product/{id}', key, mayPromote(age_line))),
    ...keysOf('product').map(({ key }) => address('/product/detail/{id}', key, false)),
    ...(collections?.brands ?? []).map(({ id }) => address('/product/brand/{id}', id, true)),
    ...(collections?.categories ?? []).map(({ id }) => address('/product/category/{id}', String(id), true)),
    ...keysOf('campaign').map(({ key }) => address('/campaign/{id}', key, true)),
  ]
}

/** Every address once, whole. */
export const sitemap = (origin: string, paths: ReadonlyArray<string>): string => {
  const urls = [...new Set(paths)].map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}
