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

export type ArticlesQuery = QueryOf<typeof of.listArticles>
export type ProductsQuery = QueryOf<typeof of.listProducts>

export const askArticles = (query: ArticlesQuery): Asking<ListPart<ArticleCard>> => asking(of.listArticles, { query })
export const askArticle = (key: string): Asking<Article> => asking(of.readArticle, { params: { article_key: key } })
export const askProducts = (query: ProductsQuery): Asking<ListPart<ProductCard>> => asking(of.listProducts, { query })
export const askShelves: Asking<ProductShelves> = /*#__PURE__*/ asking(of.readShelves)
export const askProduct = (id: string): Asking<ProductPage> => asking(of.readProduct, { params: { product_id: id } })
export const askCampaigns: Asking<ReadonlyArray<CampaignCard>> = /*#__PURE__*/ asking(of.listCampaigns)
export const askCampaign = (id: string): Asking<CampaignPage> =>
  asking(of.readCampaign, { params: { campaign_id: id } })
/** Where events go for which there is a consent. */
export const askTrackers: Asking<TrackersAnswer> = /*#__PURE__*/ asking(readTrackers)
export const askTextPage = (slug: string): Asking<TextPage> => asking(of.readTextPage, { params: { page_slug: slug } })
