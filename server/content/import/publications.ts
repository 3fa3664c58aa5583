import { isInformationLine } from '@careplus/core/internal/loyalty-milk-code'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import type {
  Article,
  ArticleCard,
  Brand,
  CampaignCard,
  CampaignPage,
  Picture,
  ProductCard,
  ProductPage,
  ProductShelves,
  TextPage,
} from '@careplus/core/publications'
import type { PublishedNotice } from '@careplus/core/internal/publications'
import { countWords, searchable } from '@careplus/core/internal/text'
import type { Content } from './loadContent.js'
import { textOfBlocks } from './markdown.js'
import { pictureUrl, type Pictures } from './contentPictures.js'
import type * as shapes from './publishedShapes.js'
import { withoutSourceMarks } from './sourceMarks.js'

export interface Publication {
  readonly kind: 'article' | 'product' | 'shelves' | 'campaign' | 'notice' | 'page'
  readonly key: string
  /** As a list shows it; null: it is in no list. */
  readonly card: unknown
  readonly page: unknown
  readonly title: string
  readonly words: string
}

/** Thai words a minute of a distracted parent. */
const wordsPerMinute = 200

const pictured = (pictures: Pictures, name: string, alt: string): Picture => ({ url: pictureUrl(pictures, name), alt })

const articleCard = (pictures: Pictures, article: shapes.Article): ArticleCard => ({
  id: article.id,
  key: article.slug ?? article.id,
  title: article.title,
  summary: article.summary,
  topic: article.topic,
  ages: [...article.ages],
  minutes: Math.max(1, Math.round(countWords(withoutSourceMarks(textOfBlocks(article.body))) / wordsPerMinute)),
  published_on: article.published_on,
  has_checks: article.checks !== null,
  square: pictured(pictures, `${article.picture}-square`, article.alt),
  banner: pictured(pictures, `${article.picture}-banner`, article.alt),
})

const signList = ({
  items,
  alone,
  ...rest
}: NonNullable<shapes.Article['checks']>): NonNullable<Article['checks']> => ({
  ...rest,
  items: [...items],
  alone: alone === null ? null : { ...alone, items: [...alone.items] },
})

const doctorCall = ({ later, ...call }: NonNullable<shapes.Article['doctor']>): NonNullable<Article['doctor']> => ({
  ...call,
  signs: [...call.signs],
  later: later === null ? null : { ...later, signs: [...later.signs] },
})

const articles = ({ articles: entries, pictures }: Content): ReadonlyArray<Publication> => {
  const cards = new Map(entries.map(({ value }) => [value.id, articleCard(pictures, value)]))
  const newestFirst = [...entries].sort((a, b) =>
    b.value.published_on < a.value.published_on ? -1 : b.value.published_on > a.value.published_on ? 1 : 0,
  )
  return newestFirst.flatMap(({ value }) => {
    const card = cards.get(value.id)
    if (card === undefined) return []
    const page: Article = {
      ...card,
      reviewed_on: value.reviewed_on,
      reviewer: value.reviewer,
      sources: [...value.sources],
      blocks: [...value.body],
      try: value.try === null ? null : { ...value.try, items: [...value.try.items] },
      checks: value.checks === null ? null : signList(value.checks),
      home: value.home === null ? null : { ...value.home, items: [...value.home.items] },
      doctor: value.doctor === null ? null : doctorCall(value.doctor),
      related: value.related.flatMap((id) => cards.get(id) ?? []),
    }
    const listed = [value.try, value.checks, value.home].flatMap((list) =>
      list === null ? [] : [list.title, ...list.items],
    )
    const { title = '', signs = [], emergency, later } = value.doctor ?? {}
    const call = [title, ...signs, emergency ?? '', later?.title ?? '', ...(later?.signs ?? [])]
    const words = [value.summary, textOfBlocks(value.body), ...listed, ...call]
    const searched = withoutSourceMarks(words.join('\n'))
    return [{ kind: 'article' as const, key: card.key, card, page, title: value.title, words: searched }]
  })
}

const brandOf = (pictures: Pictures, { id, title, description, picture, alt }: shapes.Brand): Brand => ({
  id: String(id),
  title,
  description,
  picture: pictured(pictures, `${picture}-square`, alt),
})

const collections = ({ products: all, brands, productCategories, productTags, pictures }: Content): Publication => {
  const listed = all.filter(({ value }) => mayPromote(value.age_line)).map(({ value }) => value)
  const page: ProductShelves = {
    brands: brands.map(({ value }) => brandOf(pictures, value)),
    categories: productCategories
      .map(({ value }) => value)
      .filter(({ slug }) => listed.some(({ category }) => category === slug)),
    tags: productTags.map(({ value }) => value).filter(({ slug }) => listed.some(({ tags }) => tags.includes(slug))),
  }
  return { kind: 'shelves', key: 'all', card: null, page, title: '', words: '' }
}

const products = (content: Content): ReadonlyArray<Publication> => {
  const brandTitle = new Map(content.brands.map(({ value }) => [value.id, value.title]))
  const tagTitle = new Map(content.productTags.map(({ value }) => [value.slug, value.title]))
  const categoryTitle = new Map(content.productCategories.map(({ value }) => [value.slug, value.title]))
  const shopTitle = new Map(content.shops.map(({ value }) => [value.id, value.title]))
  return content.products.map(({ value }) => {
    const brand = brandTitle.get(value.brand_id) ?? ''
    const card: ProductCard = {
      id: value.id,
      title: value.title,
      size: value.size,
      age_line: value.age_line,
      brand_id: String(value.brand_id),
      brand,
      category: value.category,
      tags: [...value.tags],
      earns_points: mayPromote(value.age_line),
      picture: pictured(content.pictures, `${value.picture}-square`, value.alt),
    }
    const page: ProductPage = {
      ...card,
      hero: mayPromote(value.age_line) ? pictured(content.pictures, `${value.picture}-bare`, value.alt) : card.picture,
      description: value.description,
      nutrition: { per: value.nutrition.per, rows: [...value.nutrition.rows] },
      allergens: value.allergens,
      caution: value.caution,
      preparation: [...(value.preparation ?? [])],
      shops: value.shops.flatMap((id) => shopTitle.get(id) ?? []),
      buy_url: value.buy_url,
      food_number: value.food_number,
      advertising_permit: value.advertising_permit,
    }
    const labels = [categoryTitle.get(value.category), ...value.tags.map((tag) => tagTitle.get(tag))]
    const words = [brand, value.size, value.description, ...labels.map((title) => title ?? '')]
    const isListed = mayPromote(value.age_line) || isInformationLine(value.age_line)
    return {
      kind: 'product',
      key: value.id,
      card: isListed ? card : null,
      page,
      title: value.title,
      words: words.join('\n'),
    }
  })
}

const campaigns = ({ campaigns: entries, pictures }: Content): ReadonlyArray<Publication> =>
  entries.map(({ value }) => {
    const card: CampaignCard = {
      id: value.id,
      title: value.title,
      summary: value.summary,
      begin_date: value.begin_date,
      end_date: value.end_date,
      picture: pictured(pictures, `${value.picture}-banner`, value.alt),
    }
    const page: CampaignPage = {
      ...card,
      layout: value.layout,
      steps: [...value.steps],
      highlights: (value.highlights ?? []).map(({ title, picture }) => ({
        title,
        picture: picture === null ? null : pictured(pictures, picture, ''),
      })),
      who: value.who,
      places: value.places,
      conditions: [...value.conditions],
      action: value.action,
      reward: value.reward,
      blocks: [...value.body],
    }
    return { kind: 'campaign', key: value.id, card, page, title: value.title, words: value.summary }
  })

/** Published notices and a member's own are in one list, so both need a UUID. */
export const noticeKey = (id: string): string => `00000000-0000-4000-8000-${id.padStart(12, '0')}`

const notices = ({ notices: entries }: Content): ReadonlyArray<Publication> =>
  entries.map(({ value: { body, campaign, ...rest } }) => {
    const page: PublishedNotice = { ...rest, id: noticeKey(rest.id), campaign_id: campaign, blocks: [...body] }
    return { kind: 'notice', key: page.id, card: page, page, title: rest.title, words: rest.summary }
  })

const pages = ({ pages: entries }: Content): ReadonlyArray<Publication> =>
  entries.map(({ value: { body, links, ...rest } }) => {
    const page: TextPage = { ...rest, links: [...(links ?? [])], blocks: [...body] }
    return { kind: 'page', key: rest.slug, card: null, page, title: rest.title, words: rest.summary }
  })

export const publicationsOf = (content: Content): ReadonlyArray<Publication> => [
  ...articles(content),
  ...products(content),
  collections(content),
  ...campaigns(content),
  ...notices(content),
  ...pages(content),
]

export const publicationRows = (content: Content) =>
  publicationsOf(content).map(({ kind, key, card, page, title, words }, index) => ({
    id: `${kind}:${key}`,
    kind,
    key,
    card: JSON.stringify(card),
    page: JSON.stringify(page),
    title: searchable(title),
    words: searchable(`${title}\n${words}`),
    ordering: index + 1,
    status: 'available' as const,
  }))
