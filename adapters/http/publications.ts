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
import { asking, type Asking } from './askApi.js'
import type { QueryOf } from './contract/endpoint.js'
import * as of from './contract/publications.js'
import { readTrackers, type TrackersAnswer } from './contract/tracking.js'

/** A part of a list; `next`: from where the part after it begins, null where there is none. */
export interface ListPart<A> {
  readonly total: number
  readonly items: ReadonlyArray<A>
  readonly next: number | null
}

/** What a list of articles is asked by. */
export type ArticlesQuery = QueryOf<typeof of.listArticles>
/** What a list of products is asked by. */
export type ProductsQuery = QueryOf<typeof of.listProducts>

/**
 * One part of the list of articles, by topic, age and place; for `ask`.
 * @example
 * askArticles({ topic: 'growth' }).path // => '/th/articles/?topic=growth'
 */
export const askArticles = (query: ArticlesQuery): Asking<ListPart<ArticleCard>> => asking(of.listArticles, { query })
/**
 * One article by its key; for `ask`.
 * @example
 * askArticle('12').path // => '/th/articles/12/'
 */
export const askArticle = (key: string): Asking<Article> => asking(of.readArticle, { params: { article_key: key } })
/**
 * One part of the list of products; for `ask`.
 * @example
 * askProducts({ search: 'นม' }).path // => '/th/products/?search=%E0%B8%99%E0%B8%A1'
 */
export const askProducts = (query: ProductsQuery): Asking<ListPart<ProductCard>> => asking(of.listProducts, { query })
/** The products by shelf, as the product page opens; for `ask`. */
export const askShelves: Asking<ProductShelves> = /*#__PURE__*/ asking(of.readShelves)
/**
 * One product by its id; for `ask`.
 * @example
 * askProduct('12').path // => '/th/products/12/'
 */
export const askProduct = (id: string): Asking<ProductPage> => asking(of.readProduct, { params: { product_id: id } })
/** The campaigns that are on now; for `ask`. */
export const askCampaigns: Asking<ReadonlyArray<CampaignCard>> = /*#__PURE__*/ asking(of.listCampaigns)
/**
 * One campaign by its id; for `ask`.
 * @example
 * askCampaign('12').path // => '/th/campaigns/12/'
 */
export const askCampaign = (id: string): Asking<CampaignPage> =>
  asking(of.readCampaign, { params: { campaign_id: id } })
/** Where events go for which there is a consent. */
export const askTrackers: Asking<TrackersAnswer> = /*#__PURE__*/ asking(readTrackers)
/**
 * A page of text, such as the terms, by its slug; for `ask`.
 * @example
 * askTextPage('terms').path // => '/th/pages/terms/'
 */
export const askTextPage = (slug: string): Asking<TextPage> => asking(of.readTextPage, { params: { page_slug: slug } })
