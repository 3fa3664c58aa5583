import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { AgeLine } from '@careplus/core/internal/loyalty-milk-code'
import { ArticleAge, ArticleTopic, type Block } from '@careplus/core/publications'
import { CampaignLayout, NoticeLayout, NoticeTopic } from '@careplus/core/internal/publications'
import {
  day,
  id,
  line,
  listOf,
  oneOf,
  oneOfNumbers,
  optional,
  pattern,
  pictureName,
  table,
  whole,
} from './contentFields.js'
import { blocksOf } from './markdown.js'

const ageLine = oneOf(AgeLine.keys)

const slug = pattern('must be a name in small letters, such as plant-based', /^[a-z0-9]+(-[a-z0-9]+)*$/)
const path = pattern('must be a page of ours, such as /rewards', /^\/(?!\/)[a-z0-9/-]*$/)
const webAddress = pattern('must be an address such as https://example.org/page', /^https:\/\/[^\s"<>]{3,300}$/)

const text: t.Type<ReadonlyArray<Block>, unknown, unknown> = new t.Type(
  'text',
  (value): value is ReadonlyArray<Block> => Array.isArray(value),
  (value, context) => {
    if (typeof value !== 'string' || value.trim() === '' || value.length > 20_000)
      return t.failure(value, context, 'must be text, 20000 characters at most')
    const blocks = blocksOf(value)
    return E.isRight(blocks)
      ? t.success(blocks.right)
      : t.failures(
          blocks.left.map((fault) => ({
            value,
            context,
            message: `${fault.problem} (line ${fault.line} of the text)`,
          })),
        )
  },
  t.identity,
)

const todo = table({ title: line(80), items: listOf(line(200), 1) })

export const Article = table({
  id,
  slug: optional(oneOf({ 'cow-milk-protein-allergy': null, 'digestive-discomfort': null, sensitive: null })),
  title: line(80),
  summary: line(160),
  topic: oneOf(ArticleTopic.keys),
  ages: listOf(oneOf(ArticleAge.keys), 1),
  published_on: day,
  reviewed_on: optional(day),
  reviewer: optional(line(100)),
  /** SHA-256 of the reviewed text: a changed text loses its reviewer. */
  reviewed_hash: optional(pattern('must be 64 letters of a SHA-256', /^[0-9a-f]{64}$/)),
  /** The text names each by a mark: ¹ is the first. `year`: of the last update. */
  sources: listOf(table({ title: line(240), publisher: line(160), year: whole(1900), url: optional(webAddress) }), 1),
  related: listOf(id, 1),
  picture: pictureName,
  alt: line(160),
  try: optional(todo),
  /** `alone`: items that need a doctor by themselves, word for word, and the text shown then. */
  checks: optional(
    table({
      title: line(80),
      items: listOf(line(160), 2),
      from: whole(1),
      note: line(240),
      alone: optional(table({ items: listOf(line(160), 1), note: line(240) })),
    }),
  ),
  home: optional(todo),
  /** `later`: signs that may wait longer than those under `title`; its own title says how long. */
  doctor: optional(
    table({
      title: line(80),
      signs: listOf(line(160), 1),
      emergency: optional(line(240)),
      later: optional(table({ title: line(80), signs: listOf(line(160), 1) })),
    }),
  ),
  body: text,
})

/** `brand_id`: 1 HiQ, 2 Dumex, 3 Protinex, 9 Souvenaid, 10 Alpro. */
const brandId = oneOfNumbers([1, 2, 3, 9, 10])

export const Product = table({
  id,
  brand_id: brandId,
  title: line(80),
  /** As tills print it; never shown. */
  receipt_names: optional(listOf(line(60))),
  size: line(40),
  age_line: ageLine,
  description: line(300),
  category: slug,
  tags: listOf(slug, 1),
  picture: pictureName,
  alt: line(160),
  nutrition: table({ per: line(60), rows: listOf(table({ name: line(40), amount: line(40) }), 1) }),
  allergens: optional(line(120)),
  caution: optional(line(200)),
  preparation: optional(listOf(line(200), 1)),
  shops: listOf(id),
  buy_url: optional(webAddress),
  food_number: line(60),
  advertising_permit: optional(line(60)),
})

export const Brand = table({
  id: brandId,
  title: line(40),
  description: line(300),
  picture: pictureName,
  alt: line(160),
})
export const ProductCategory = table({ id, slug, title: line(60) })
export const ProductTag = table({ slug, title: line(40) })

const link = table({ label: line(60), path })

export const Campaign = table({
  id,
  title: line(80),
  summary: line(160),
  begin_date: day,
  end_date: day,
  layout: oneOf(CampaignLayout.keys),
  age_line: ageLine,
  picture: pictureName,
  alt: line(160),
  steps: listOf(table({ title: line(80), text: line(160) }), 1),
  who: line(200),
  places: optional(whole(1)),
  conditions: listOf(line(240), 1),
  action: link,
  reward: optional(id),
  highlights: optional(listOf(table({ title: line(40), picture: optional(pictureName) }), 1)),
  body: text,
})

export const Notice = table({
  id,
  topic: oneOf(NoticeTopic.keys),
  title: line(80),
  summary: line(160),
  published_on: day,
  layout: oneOf(NoticeLayout.keys),
  campaign: optional(id),
  action: optional(link),
  body: text,
})

export const TextPage = table({
  slug,
  title: line(80),
  summary: line(160),
  version: optional(line(20)),
  effective_on: optional(day),
  links: optional(listOf(link)),
  body: text,
})

export const Products = listOf(Product, 1)
export const Brands = listOf(Brand, 1)
export const ProductCategories = listOf(ProductCategory, 1)
export const ProductTags = listOf(ProductTag, 1)

export type Article = t.TypeOf<typeof Article>
export type Product = t.TypeOf<typeof Product>
export type Brand = t.TypeOf<typeof Brand>
export type ProductCategory = t.TypeOf<typeof ProductCategory>
export type ProductTag = t.TypeOf<typeof ProductTag>
export type Campaign = t.TypeOf<typeof Campaign>
export type Notice = t.TypeOf<typeof Notice>
export type TextPage = t.TypeOf<typeof TextPage>
