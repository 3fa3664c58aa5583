import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { faultOfWords } from '../../testing/wordsFor.js'
import { Article, ArticleAge, ArticleCard, ArticleTopic, youngestMonths } from './article.js'
import { Block, PageLink, Picture, Span } from './blocks.js'
import { CampaignCard, CampaignPage } from './campaign.js'
import { NoticeTopic, PublishedNotice } from './notice.js'
import { TextPage } from './page.js'
import { Brand, ProductCard, ProductCategory, ProductPage, ProductShelves, ProductTag } from './product.js'
import { topicNames, ageNames } from '../../words/publications.js'

type Fields = Readonly<Record<string, unknown>>

const picture = { url: '/pictures/a.svg', alt: 'ชามผัก' }
const span = { text: 'กินผัก', strong: false }
const blocks = [
  { kind: 'heading', spans: [span] },
  { kind: 'paragraph', spans: [span] },
  { kind: 'note', spans: [] },
  { kind: 'list', ordered: true, items: [[span], []] },
]
const link = { label: 'อ่านต่อ', path: '/article/6' }
const todo = { title: 'ลองวันนี้', items: ['หนึ่งคำ'] }
const articleCard = {
  id: '6',
  key: '6',
  title: 'ลูกไม่กินผัก',
  summary: 'เริ่มจากคำเล็ก',
  topic: 'eating',
  ages: ['1-3y'],
  minutes: 3,
  published_on: '2026-10-05',
  has_checks: false,
  square: picture,
  banner: picture,
}
const article = {
  ...articleCard,
  reviewed_on: '2026-10-05',
  reviewer: 'พญ. ดาริกา',
  sources: [{ title: 'Guideline', publisher: 'WHO', year: 2015, url: null }],
  blocks,
  try: todo,
  checks: { title: 'ดูสิ่งนี้', items: ['ผื่น'], from: 2, note: 'ไปพบแพทย์', alone: { items: ['ผื่น'], note: 'ข้อเดียวก็ไป' } },
  home: todo,
  doctor: { title: 'พบแพทย์เมื่อ', signs: ['ซึม'], emergency: '1669' },
  related: [articleCard],
}
const campaignCard = {
  id: 'c1',
  title: 'ผักห้าสี',
  summary: 'หกวัน',
  begin_date: '2026-12-01',
  end_date: '2026-12-31',
  picture,
}
const campaign = {
  ...campaignCard,
  layout: 'campaign',
  steps: [{ title: 'เปิดภารกิจ', text: 'ไม่ต้องสมัคร' }],
  highlights: [{ title: 'ฟักทอง', picture: null }],
  reward: '101',
  who: 'สมาชิกทุกบ้าน',
  places: 100,
  conditions: ['บัญชีละครั้ง'],
  action: link,
  blocks,
}
const notice = {
  id: '2',
  topic: 'news',
  title: 'ของใหม่',
  summary: 'มาแล้ว',
  published_on: '2026-11-05',
  layout: 'notice',
  campaign_id: 'c1',
  action: link,
  blocks,
}
const page = {
  slug: 'about-us',
  title: 'เรื่องของเรา',
  summary: 'สั้น ๆ',
  version: '2.0',
  effective_on: '2026-11-01',
  links: [link],
  blocks,
}
const brand = { id: '1', title: 'HiQ', description: 'นมผง', picture }
const category = { id: '1', slug: 'milk', title: 'นมผง' }
const tag = { slug: 'plain', title: 'รสจืด' }
const productCard = {
  id: '20',
  title: 'เครื่องดื่มถั่วเหลือง',
  size: '1 ลิตร',
  age_line: 'adult',
  brand_id: '10',
  brand: 'Alpro',
  category: 'drinks',
  tags: ['plain'],
  earns_points: true,
  picture,
}
const product = {
  ...productCard,
  hero: picture,
  description: 'จากถั่วเหลือง',
  nutrition: { per: '1 แก้ว', rows: [{ name: 'พลังงาน', amount: '88' }] },
  allergens: 'ถั่วเหลือง',
  caution: 'ไม่แทนนมทารก',
  preparation: ['เขย่า'],
  shops: ['Big C'],
  buy_url: 'https://shop.example/20',
  food_number: '10-1-1',
  advertising_permit: 'ฆอ. 1/2569',
}

const samples: ReadonlyArray<readonly [string, t.Type<unknown, unknown>, Fields]> = [
  ['Span', Span, span],
  ['Picture', Picture, picture],
  ['PageLink', PageLink, link],
  ['ArticleCard', ArticleCard, articleCard],
  ['Article', Article, article],
  ['CampaignCard', CampaignCard, campaignCard],
  ['CampaignPage', CampaignPage, campaign],
  ['PublishedNotice', PublishedNotice, notice],
  ['TextPage', TextPage, page],
  ['Brand', Brand, brand],
  ['ProductCategory', ProductCategory, category],
  ['ProductTag', ProductTag, tag],
  ['ProductCard', ProductCard, productCard],
  ['ProductPage', ProductPage, product],
  ['ProductShelves', ProductShelves, { brands: [brand], categories: [category], tags: [tag] }],
] as never

const mayBeNull: Readonly<Record<string, ReadonlyArray<string>>> = {
  Article: ['try', 'checks', 'home', 'doctor', 'reviewed_on', 'reviewer'],
  CampaignPage: ['places', 'reward'],
  PublishedNotice: ['campaign_id', 'action'],
  TextPage: ['version', 'effective_on'],
  ProductPage: ['allergens', 'caution', 'buy_url', 'advertising_permit'],
}

const broken = (value: unknown): ReadonlyArray<unknown> => {
  if (Array.isArray(value))
    return [
      'x',
      ...value.flatMap((one, at) => broken(one).map((bad) => value.map((each, i) => (i === at ? bad : each)))),
    ]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      [...broken(inner), Symbol('none of these')].map((bad) => ({ ...value, [key]: bad })),
    )
  return [undefined, {}]
}

describe.each(samples)('%s', (name, codec, sample) => {
  it('reads itself, and drops what it does not name', () => {
    expect(codec.decode(sample)).toStrictEqual(E.right(sample))
    expect(codec.decode({ ...sample, secret: 1 })).toStrictEqual(E.right(sample))
    expect(codec.encode({ ...sample, secret: 1 })).toStrictEqual(sample)
  })

  it('refuses one with anything wrong within', () => {
    expect(broken(sample).filter((bad) => codec.is(bad))).toStrictEqual([])
  })

  it('may be without some things, and says by its name what it could not read', () => {
    for (const field of Object.keys(sample))
      expect([field, codec.is({ ...sample, [field]: null })]).toStrictEqual([
        field,
        mayBeNull[name]?.includes(field) ?? false,
      ])
    expect((codec as unknown as t.ExactC<t.HasProps>).type.name).toBe(name)
  })
})

describe('blocks', () => {
  it('are of four kinds', () => {
    expect(blocks.every(Block.is)).toBe(true)
    for (const kind of ['table', '', undefined]) expect(Block.is({ ...blocks[0], kind })).toBe(false)
    expect(Block.is({ kind: 'list', spans: [span] })).toBe(false)
    expect(Block.name).toBe('Block')
  })
})

describe('topics and ages', () => {
  it('have a name each', () => {
    expect(Object.keys(topicNames)).toStrictEqual(Object.keys(ArticleTopic.keys))
    expect(Object.keys(topicNames)).toHaveLength(8)
    expect(Object.keys(ageNames)).toStrictEqual(Object.keys(ArticleAge.keys))
    expect(Object.keys(ageNames)).toStrictEqual(['0-6m', '6-12m', '1-3y', '3y-up', 'adult'])
    expect(Object.keys(NoticeTopic.keys)).toStrictEqual(['growth', 'points', 'news', 'account'])
    for (const text of [...Object.values(topicNames), ...Object.values(ageNames)]) expect(faultOfWords(text)).toBeNull()
    expect([ArticleTopic.name, ArticleAge.name, NoticeTopic.name]).toStrictEqual([
      'ArticleTopic',
      'ArticleAge',
      'NoticeTopic',
    ])
  })

  it('an article is for its youngest', () => {
    expect(youngestMonths(['3y-up', '6-12m', 'adult'])).toBe(6)
    expect((['0-6m', '6-12m', '1-3y', '3y-up', 'adult'] as const).map((age) => youngestMonths([age]))).toStrictEqual([
      0, 6, 12, 36, 240,
    ])
  })
})

describe('layouts', () => {
  it.each(['campaign', 'footer-campaign'])('a campaign may have %s', (layout) => {
    expect(CampaignPage.is({ ...campaign, layout })).toBe(true)
  })
  it.each(['notice', 'campaign', 'header-notice'])('a notice may have %s', (layout) => {
    expect(PublishedNotice.is({ ...notice, layout })).toBe(true)
  })
})
