import { sql } from 'kysely'
import { mayPromote, type AgeLine } from '@careplus/core/loyalty-milk-code'
import { pageOf } from '../publications/publications.js'
import type { Db } from '../../platform/store/store.js'

export interface Address {
  readonly template: string
  readonly path: string
  /** The URL for search engines; null: hidden from them. */
  readonly canonical: string | null
}

const address = (template: string, id: string, listed: boolean): Address => {
  const path = template.replace('{id}', id)
  return { template, path, canonical: listed ? path : null }
}

/** Special articles have their own routes. */
const isNumber = (key: string): boolean => /^\d+$/.test(key)

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

export const sitemap = (origin: string, paths: ReadonlyArray<string>): string => {
  const urls = [...new Set(paths)].map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}
