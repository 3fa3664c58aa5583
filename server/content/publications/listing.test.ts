import { fc, test } from '@fast-check/vitest'
import { contract, type AnswerOf, type Endpoint } from '@careplus/adapters/contract'
import { queryText } from '@careplus/adapters/internal/contract'
import type { Article, ArticleCard, Block, ProductCard } from '@careplus/core/publications'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import { searchable } from '@careplus/core/internal/text'
import { oneLine } from '@careplus/core/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'

const server = ownServer({ content: true })
let articles: ReadonlyArray<Article>
let products: ReadonlyArray<ProductCard>
beforeAll(async () => {
  const cards = (await everyPart(contract.listArticles)) as ReadonlyArray<ArticleCard>
  articles = await Promise.all(cards.map(({ key }) => readArticle(key)))
  products = (await everyPart(contract.listProducts)) as ReadonlyArray<ProductCard>
})

type Query = Readonly<Record<string, string>>
type Listing = typeof contract.listArticles | typeof contract.listProducts

const asked = <E extends Endpoint>(endpoint: E, query: Query = {}) =>
  server.call<E>({ ...endpoint, path: `${endpoint.path}${queryText(query)}` })
const listed = async <E extends Listing>(endpoint: E, query: Query = {}): Promise<AnswerOf<E>['data']> =>
  (await asked<E>(endpoint, query)).answer().data
const found = async (endpoint: Listing, query: Query) => (await listed(endpoint, query)).items.map(({ id }) => id)
const readArticle = async (article_key: string): Promise<Article> =>
  (await server.call(contract.readArticle, { params: { article_key } })).answer().data

const everyPart = async (endpoint: Listing, query: Query = {}) => {
  const items: Array<ArticleCard | ProductCard> = []
  for (let from: number | null = 0; from !== null;) {
    const part: Awaited<ReturnType<typeof listed>> = await listed(endpoint, { ...query, from: String(from) })
    expect(part.items.length).toBeLessThanOrEqual(24)
    items.push(...part.items)
    if (part.next === null) expect(part.total).toBe(items.length)
    else expect(part.next).toBe(items.length)
    from = part.next
  }
  return items
}

const textOf = (block: Block): string =>
  (block.kind === 'list' ? block.items : [block.spans]).map((line) => line.map(({ text }) => text).join('')).join('\n')
const wordsOf = ({ title, summary, blocks }: Article): string =>
  searchable([title, summary, ...blocks.map(textOf)].join('\n'))

describe('a search of articles', () => {
  it('finds a word within a title that has no spaces', async () => {
    const vegetables = articles.find(({ title }) => title.startsWith('ลูกไม่ยอมกินผัก'))
    expect(vegetables?.title).not.toMatch(/(^|\s)ผัก/)
    expect((await found(contract.listArticles, { search: 'ผัก' }))[0]).toBe(vegetables?.id)
  })

  it.each(['ฟัน', 'น้ำ', 'นม', 'แพทย์', 'นอน', 'ผัก', 'WHO', 'ท้องผูก', '1669'])(
    'finds all that have it, first those that have it in their title, each in the order of the list: %s',
    async (search) => {
      const word = searchable(search)
      const all = articles.filter((article) => wordsOf(article).includes(word))
      const inTitle = all.filter(({ title }) => searchable(title).includes(word))
      const ids = (await everyPart(contract.listArticles, { search })).map(({ id }) => id)
      const first = [...inTitle, ...all.filter((article) => !inTitle.includes(article))].map(({ id }) => id)
      expect(ids.filter((id) => first.includes(id))).toStrictEqual(first)
      expect(ids.slice(0, inTitle.length)).toStrictEqual(inTitle.map(({ id }) => id))
    },
  )

  it('finds a word that stands in the text alone', async () => {
    const honey = articles.filter((article) => wordsOf(article).includes(searchable('น้ำผึ้ง')))
    expect(honey.filter(({ title, summary }) => `${title}${summary}`.includes('น้ำผึ้ง'))).toStrictEqual([])
    expect(honey.length).toBeGreaterThan(0)
    expect(await found(contract.listArticles, { search: 'น้ำผึ้ง' })).toStrictEqual(honey.map(({ id }) => id))
  })

  it('finds a sign for which a doctor is to be seen', async () => {
    const signs = articles.filter(({ doctor }) => doctor?.signs.some((sign) => sign.includes('ตาโหล')))
    expect(signs.length).toBeGreaterThan(0)
    expect(articles.filter((article) => wordsOf(article).includes('ตาโหล'))).toStrictEqual([])
    expect(await found(contract.listArticles, { search: 'ตาโหล' })).toStrictEqual(signs.map(({ id }) => id))
  })

  it('wants every word, wherever each stands', async () => {
    const both = await found(contract.listArticles, { search: 'ฟัน แปรง' })
    expect(both.length).toBeGreaterThan(0)
    expect(await found(contract.listArticles, { search: 'แปรงฟัน' })).toStrictEqual(both)
    expect(await listed(contract.listArticles, { search: 'ฟัน กระสวยอวกาศ' })).toStrictEqual(nothing)
  })

  it('finds the same however the marks above a letter were typed', async () => {
    for (const [typed, usual] of [
      ['นํ้าผึ้ง', 'น้ำผึ้ง'],
      ['น้ํา', 'น้ำ'],
      ['เเม่', 'แม่'],
      ['\u200bแม่\u2060', 'แม่'],
    ] as const) {
      const found = await listed(contract.listArticles, { search: typed })
      expect(found.total).toBeGreaterThan(0)
      expect(found).toStrictEqual(await listed(contract.listArticles, { search: usual }))
    }
  })

  it('that nothing answers to is an empty list', async () => {
    for (const search of ['กระสวยอวกาศ', '!?', '…', '๏'])
      expect(await listed(contract.listArticles, { search })).toStrictEqual(nothing)
  })
})

const nothing = { total: 0, items: [], next: null }

describe('a search of products', () => {
  it('is the same in capitals and in small letters', async () => {
    const [first, ...others] = await Promise.all(
      ['alpro', 'Alpro', 'ALPRO', ' ＡＬＰＲＯ '].map((search) => found(contract.listProducts, { search })),
    )
    expect(first).toStrictEqual(products.filter(({ brand }) => brand === 'Alpro').map(({ id }) => id))
    for (const other of others) expect(other).toStrictEqual(first)
  })

  it('knows what a shelf is called', async () => {
    const plants = products.filter(({ category }) => category === 'plant').map(({ id }) => id)
    expect(await found(contract.listProducts, { search: 'เครื่องดื่มจากพืช' })).toEqual(expect.arrayContaining(plants))
  })

  it('knows no wildcards', async () => {
    expect((await found(contract.listProducts, { search: 'hiq' })).length).toBeGreaterThan(0)
    for (const search of ['%', '_', '%%', 'h_q', '\\', "'", '"', 'hiq\\'])
      expect([search, await found(contract.listProducts, { search })]).toStrictEqual([
        search,
        search.includes('hiq') ? await found(contract.listProducts, { search: 'hiq' }) : [],
      ])
  })

  it('goes with every filter', async () => {
    const query = { brand: '2', age_line: 'child', earns: '1' }
    const filtered = products.filter(({ brand_id, age_line }) => brand_id === '2' && age_line === 'child')
    const titled = filtered.filter(({ title }) => title.includes('ยูเอชที')).map(({ id }) => id)
    expect([titled.length, filtered.length]).toStrictEqual([1, 3])
    expect(await found(contract.listProducts, query)).toStrictEqual(filtered.map(({ id }) => id))
    expect(await found(contract.listProducts, { ...query, search: 'ยูเอชที' })).toStrictEqual(titled)
  })
})

describe('a filter', () => {
  it('of articles: a topic, an age, both', async () => {
    for (const topic of new Set(articles.map((each) => each.topic)))
      for (const age of [undefined, ...new Set(articles.flatMap(({ ages }) => ages))]) {
        const wanted = articles.filter((each) => each.topic === topic && (age === undefined || each.ages.includes(age)))
        const ids = await found(contract.listArticles, age === undefined ? { topic } : { topic, age })
        expect([topic, age, ids]).toStrictEqual([topic, age, wanted.map(({ id }) => id)])
      }
  })

  it('of products: each by itself', async () => {
    const filters: ReadonlyArray<[Query, (card: ProductCard) => boolean]> = [
      ...['1', '2', '3', '9', '10'].map((brand): [Query, (card: ProductCard) => boolean] => [
        { brand },
        (card) => card.brand_id === brand,
      ]),
      [{ age_line: 'adult' }, (card) => card.age_line === 'adult'],
      [{ category: 'plant' }, (card) => card.category === 'plant'],
      [{ tag: 'no-added-sugar' }, (card) => card.tags.includes('no-added-sugar')],
      [{ earns: '1' }, (card) => card.age_line === 'child' || card.age_line === 'adult'],
      [
        { brand: '1', earns: '1', tag: 'plain' },
        (card) => card.brand_id === '1' && card.earns_points && card.tags.includes('plain'),
      ],
    ]
    for (const [query, has] of filters) {
      const wanted = products.filter(has).map(({ id }) => id)
      expect(wanted.length).toBeGreaterThan(0)
      expect([query, await found(contract.listProducts, query)]).toStrictEqual([query, wanted])
    }
  })

  it('of products finds nothing for infants, and what is for young children only where it is alone asked for', async () => {
    const lines = async (query: Query) =>
      new Set((await everyPart(contract.listProducts, query)).map((card) => (card as ProductCard).age_line))
    expect(await lines({})).toStrictEqual(new Set(['child', 'adult']))
    const narrowed = ['brand=2', 'category=infant-and-young-child', 'tag=information-only', 'search=สูตร', 'search=ทารก']
    for (const query of narrowed.map((text) => Object.fromEntries(new URLSearchParams(text)) as Query)) {
      expect([query, [...(await lines(query))].filter((line) => !mayPromote(line))]).toStrictEqual([query, []])
      for (const age_line of ['infant', 'young-child'])
        expect(await listed(contract.listProducts, { ...query, age_line })).toStrictEqual(nothing)
    }
    expect(await listed(contract.listProducts, { age_line: 'infant' })).toStrictEqual(nothing)
    expect(await found(contract.listProducts, { age_line: 'young-child' })).toStrictEqual(['3', '8'])
    expect(await found(contract.listProducts, { age_line: 'young-child', from: '1' })).toStrictEqual(['8'])
  })

  it('that nothing passes leaves an empty list', async () => {
    for (const query of [{ brand: '8' }, { tag: 'nobody' }, { category: 'plant', age_line: 'infant' }])
      expect(await listed(contract.listProducts, query)).toStrictEqual(nothing)
  })

  it('that there is not is refused at its field', async () => {
    for (const [query, field] of [
      [{ topic: 'fashion' }, 'topic'],
      [{ age: '40y' }, 'age'],
      [{ search: ' ' }, 'search'],
      [{ from: '-1' }, 'from'],
    ] as const)
      expect((await asked(contract.listArticles, query)).body).toMatchObject({ error_code: 'invalid_input', field })
  })
})

describe('a long list', () => {
  it('comes in parts of 24 that join without a gap, articles newest first', async () => {
    expect(articles.length).toBeGreaterThan(24)
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
    const days = articles.map(({ published_on }) => published_on)
    expect(days).toStrictEqual(days.toSorted().toReversed())
  })

  it('begins at any place, and has nothing behind its end', async () => {
    expect(await found(contract.listProducts, { from: '15' })).toStrictEqual(products.slice(15).map(({ id }) => id))
    expect(await listed(contract.listArticles, { from: '999999' })).toMatchObject({ items: [], next: null })
  })

  it('has every item once, also of a search, when many are alike', async () => {
    const { db } = server.store
    const row = await db.selectFrom('publications').selectAll().where('id', '=', 'product:24').executeTakeFirstOrThrow()
    const ids = Array.from({ length: 60 }, (_, index) => String(1000 + index))
    const words = searchable('ผ้าขนหนูลายช้าง')
    await db
      .insertInto('publications')
      .values(
        ids.map((id, index) => ({
          ...row,
          id: `product:${id}`,
          key: id,
          card: JSON.stringify({ ...(row.card as object), id, category: 'towels' }),
          page: JSON.stringify(row.page),
          title: index % 3 === 0 ? words : 'ผ้า',
          words,
          ordering: 1000 + index,
        })),
      )
      .execute()
    const inOrder = (await everyPart(contract.listProducts, { category: 'towels' })).map(({ id }) => id)
    expect(inOrder).toStrictEqual(ids)
    const searched = (await everyPart(contract.listProducts, { search: 'ช้าง', category: 'towels' })).map(({ id }) => id)
    const titled = ids.filter((_, index) => index % 3 === 0)
    expect(searched).toStrictEqual([...titled, ...ids.filter((id) => !titled.includes(id))])
  })
})

describe('whatever is searched for', () => {
  test.prop([fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 120 }))], {
    numRuns: 60,
  })('is answered, or refused at its field', async (search) => {
    const reply = await asked(contract.listArticles, { search })
    const normalized = oneLine(new URLSearchParams({ search }).get('search') ?? '')
    const length = [...normalized].length
    const may = length >= 1 && length <= 100 && !/\p{Cc}/u.test(search)
    expect([search, reply.status]).toStrictEqual([search, may ? 200 : 400])
  })

  test.prop([fc.uint8Array({ minLength: 1, maxLength: 20 })], { numRuns: 40 })('in any bytes', async (bytes) => {
    const coded = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
    const path = `${contract.listProducts.path}?search=${coded}` as never
    expect([200, 400]).toContain((await server.call({ ...contract.listProducts, path })).status)
  })
})
