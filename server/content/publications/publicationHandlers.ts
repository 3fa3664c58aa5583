import * as E from 'fp-ts/Either'
import type { Contract } from '@careplus/adapters/internal/contract'
import type { QueryOf } from '@careplus/adapters/contract'
import { AgeLine, isInformationLine } from '@careplus/core/internal/loyalty-milk-code'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import { youngestMonths } from '@careplus/core/internal/publications'
import { namesOf } from '@careplus/core/internal/text'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { noteArticle } from '../../loyalty/exports/missions.js'
import { inTransaction } from '../../platform/store/store.js'
import { cardHas, cardIs, cardIsOneOf, listOfKind, pageOf, type Wanted } from './publications.js'

type Names =
  | 'listArticles'
  | 'readArticle'
  | 'noteArticleRead'
  | 'listProducts'
  | 'readShelves'
  | 'readProduct'
  | 'listCampaigns'
  | 'readCampaign'
  | 'readTextPage'

const orNotFound = <A>(page: A | null): E.Either<Refused, A> => (page === null ? refuse('not_found') : E.right(page))

const filterBy = (value: string | undefined, wanted: (value: string) => Wanted): ReadonlyArray<Wanted> =>
  value === undefined ? [] : [wanted(value)]

/** Products for young children are listed if no other line is requested. */
const linesIn = ({ age_line, from: _, ...narrowed }: QueryOf<Contract['listProducts']>): ReadonlyArray<AgeLine> => {
  const alone = Object.values(narrowed).every((value) => value === undefined)
  return namesOf(AgeLine.keys).filter((line) =>
    age_line === undefined
      ? mayPromote(line)
      : age_line === line && (mayPromote(line) || (alone && isInformationLine(line))),
  )
}

export const publicationHandlers: Pick<Handlers, Names> = {
  listArticles: async ({ db, query: { topic, age, search, from } }) => {
    const wanted = [
      ...filterBy(topic, (value) => cardIs('topic', value)),
      ...filterBy(age, (value) => cardHas('ages', value)),
    ]
    return data(E.right(await listOfKind(db, 'article', { wanted, search, from })))
  },
  readArticle: async ({ db, params }) => data(orNotFound(await pageOf(db, 'article', params.article_key))),
  noteArticleRead: async ({ db, params, member, now }) => {
    const article = orNotFound(await pageOf(db, 'article', params.article_key))
    if (E.isLeft(article)) return article
    const { id, ages } = article.right
    return inTransaction(db, async (tx) => {
      await noteArticle(tx, member, { id, youngest_months: youngestMonths(ages) }, now)
      return E.right({ data: null })
    })
  },
  listProducts: async ({ db, query }) => {
    const { brand, category, tag, earns, search, from } = query
    const wanted = [
      cardIsOneOf('age_line', linesIn(query)),
      ...filterBy(brand, (value) => cardIs('brand_id', value)),
      ...filterBy(category, (value) => cardIs('category', value)),
      ...filterBy(tag, (value) => cardHas('tags', value)),
      ...filterBy(earns, () => cardIs('earns_points', 'true')),
    ]
    return data(E.right(await listOfKind(db, 'product', { wanted, search, from })))
  },
  readShelves: async ({ db }) => data(orNotFound(await pageOf(db, 'shelves', 'all'))),
  readProduct: async ({ db, params }) => data(orNotFound(await pageOf(db, 'product', params.product_id))),
  listCampaigns: async ({ db }) => data(E.right((await listOfKind(db, 'campaign')).items)),
  readCampaign: async ({ db, params }) => data(orNotFound(await pageOf(db, 'campaign', params.campaign_id))),
  readTextPage: async ({ db, params }) => data(orNotFound(await pageOf(db, 'page', params.page_slug))),
}
