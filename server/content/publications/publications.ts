import { sql, type RawBuilder } from 'kysely'
import type {
  Article,
  ArticleCard,
  CampaignCard,
  CampaignPage,
  ProductCard,
  ProductPage,
  ProductShelves,
  TextPage,
} from '@careplus/core/publications'
import type { PublishedNotice } from '@careplus/core/internal/publications'
import { searchWords } from '@careplus/core/internal/text'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

interface Pages {
  readonly article: Article
  readonly product: ProductPage
  readonly shelves: ProductShelves
  readonly campaign: CampaignPage
  readonly notice: PublishedNotice
  readonly page: TextPage
}
interface Cards {
  readonly article: ArticleCard
  readonly product: ProductCard
  readonly campaign: CampaignCard
  readonly notice: PublishedNotice
}
type Kind = Schema['publications']['kind']

export const partLength = 24

const onePage = prepared((db, kind: Kind, key: string) =>
  db
    .selectFrom('publications')
    .select('page')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', '=', 'available'),
)

/** Null: missing, or no longer shown. */
export const pageOf = async <K extends Kind>(db: Db, kind: K, key: string): Promise<Pages[K] | null> =>
  ((await onePage(db, kind, key))[0]?.page as Pages[K] | undefined) ?? null

export interface Part<A> {
  readonly total: number
  readonly items: ReadonlyArray<A>
  readonly next: number | null
}

export type Wanted = RawBuilder<boolean>

export const cardIs = (field: string, value: string): Wanted => sql<boolean>`card->>${sql.lit(field)} = ${value}`

export const cardIsOneOf = (field: string, values: ReadonlyArray<string>): Wanted =>
  values.length === 0 ? sql<boolean>`false` : sql<boolean>`card->>${sql.lit(field)} in (${sql.join([...values])})`

export const cardHas = (field: string, value: string): Wanted =>
  sql<boolean>`jsonb_exists(card->${sql.lit(field)}, ${value})`

interface ListQuery {
  readonly wanted?: ReadonlyArray<Wanted>
  readonly search?: string | undefined
  readonly from?: string | undefined
}

const nothing = { total: 0, items: [], next: null }

/** Only listed ones; a search puts those first that match in the title. */
export const listOfKind = async <K extends keyof Cards>(
  db: Db,
  kind: K,
  { wanted = [], search, from }: ListQuery = {},
): Promise<Part<Cards[K]>> => {
  const cuttings = search === undefined ? [] : searchWords(search)
  if (search !== undefined && cuttings.length === 0) return nothing
  const offset = Number(from ?? 0)
  const all = (column: 'title' | 'words') => {
    const has = (word: string) => sql`strpos(${sql.ref(column)}, ${word}) > 0`
    const alternatives = cuttings.map((words) => sql`(${sql.join(words.map(has), sql` and `)})`)
    return alternatives.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(alternatives, sql` or `)})`
  }
  let shown = db
    .selectFrom('publications')
    .where('kind', '=', kind)
    .where('status', '=', 'available')
    .where(sql<boolean>`card <> 'null'::jsonb`)
    .where(all('words'))
  for (const each of wanted) shown = shown.where(each)
  const countOf = async () =>
    (await shown.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirst())?.total ?? 0
  const rows = await shown
    .select(['card', sql<number>`(count(*) over ())::integer`.as('total')])
    .$if(cuttings.length > 0, (query) => query.orderBy(all('title'), 'desc'))
    .orderBy('ordering')
    .limit(partLength)
    .offset(offset)
    .execute()
  // After the last row no row has the total.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countOf())
  const after = offset + rows.length
  return { total, items: rows.map(({ card }) => card as Cards[K]), next: after < total ? after : null }
}
