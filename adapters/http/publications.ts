import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import type { CallFailure } from '@careplus/core/ports'
import type {
  Article,
  ArticleCard,
  CampaignCard,
  CampaignPage,
  ProductCard,
  ProductPage,
  ProductShelves,
  TextPage,
} from '@careplus/core/publication'
import { outgoingOf, type Carrier } from './call.js'
import type { Endpoint, QueryOf } from './contract/endpoint.js'
import * as of from './contract/publications.js'
import { readTrackers, type TrackersAnswer } from './contract/tracking.js'
import { asCallFailure, networkError } from './failures.js'

/** Something that anybody may read: where it is asked for, and what reads the answer, wherever that came from. */
export interface Asking<A> {
  /** With its query; what is the same has the same. */
  readonly path: string
  readonly read: (answer: unknown) => Either<CallFailure, A>
}

interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
}

/** Answers stand in `data`. */
const asking = <A>(
  endpoint: Endpoint & { readonly success: { readonly codec: { readonly _A: { readonly data: A } } } },
  given: Given = {},
): Asking<A> => {
  const codec: t.Decoder<unknown, { readonly data: A }> = endpoint.success.codec as never
  return {
    path: outgoingOf(endpoint, given).path,
    read: (answer) =>
      pipe(
        codec.decode(answer),
        E.bimap(
          () => networkError('unreadable'),
          ({ data }) => data,
        ),
      ),
  }
}

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

/** Asks the API itself. The answer is as it came: its codec has not read it. */
export const askApi = (carrier: Carrier, path: string): TaskEither<CallFailure, unknown> =>
  pipe(
    carrier.request({ method: 'GET', path }),
    TE.bimap(asCallFailure, ({ body }) => body),
  )
