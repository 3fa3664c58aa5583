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
import { callApi, type Asking } from './apiCalls.js'
import type { QueryOf } from './contract/endpoint.js'
import * as of from './contract/publications.js'
import { readTrackers, type TrackersAnswer } from './contract/tracking.js'

/** One part of a list. `next`: the start of the next part; null: the last. */
export interface ListPart<A> {
  readonly total: number
  readonly items: ReadonlyArray<A>
  readonly next: number | null
}

/** The query of `askArticles`. */
export type ArticlesQuery = QueryOf<typeof of.listArticles>
/** The query of `askProducts`. */
export type ProductsQuery = QueryOf<typeof of.listProducts>

/** One part of the articles, by topic, age and position.
 * @example
 * askArticles({ topic: 'growth' }).path // => '/th/articles/?topic=growth' */
export const askArticles = (query: ArticlesQuery): Asking<ListPart<ArticleCard>> => callApi(of.listArticles, { query })
/** One article by its key.
 * @example
 * askArticle('12').path // => '/th/articles/12/' */
export const askArticle = (key: string): Asking<Article> => callApi(of.readArticle, { params: { article_key: key } })
/** One part of the products.
 * @example
 * askProducts({ search: 'นม' }).path // => '/th/products/?search=%E0%B8%99%E0%B8%A1' */
export const askProducts = (query: ProductsQuery): Asking<ListPart<ProductCard>> => callApi(of.listProducts, { query })
/** The products by category, as the product page opens. */
export const askShelves: Asking<ProductShelves> = /*#__PURE__*/ callApi(of.readShelves)
/** One product by its id.
 * @example
 * askProduct('12').path // => '/th/products/12/' */
export const askProduct = (id: string): Asking<ProductPage> => callApi(of.readProduct, { params: { product_id: id } })
/** The current campaigns. */
export const askCampaigns: Asking<ReadonlyArray<CampaignCard>> = /*#__PURE__*/ callApi(of.listCampaigns)
/** One campaign by its id.
 * @example
 * askCampaign('12').path // => '/th/campaigns/12/' */
export const askCampaign = (id: string): Asking<CampaignPage> =>
  callApi(of.readCampaign, { params: { campaign_id: id } })
export const askTrackers: Asking<TrackersAnswer> = /*#__PURE__*/ callApi(readTrackers)
/** A text page, such as the terms, by its slug.
 * @example
 * askTextPage('terms').path // => '/th/pages/terms/' */
export const askTextPage = (slug: string): Asking<TextPage> => callApi(of.readTextPage, { params: { page_slug: slug } })
