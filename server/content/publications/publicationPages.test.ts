import { contract, type Endpoint } from '@careplus/adapters/contract'
import { fillPath } from '@careplus/adapters/internal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer({ content: true })
let member: Member
beforeAll(async () => {
  member = await server.join()
})

type Params = Readonly<Record<string, string>>

const pages = [
  ['readArticle', contract.readArticle, { article_key: '9' }, 'article:9'],
  ['readArticle, a special one', contract.readArticle, { article_key: 'sensitive' }, 'article:sensitive'],
  ['readProduct', contract.readProduct, { product_id: '4' }, 'product:4'],
  ['readCampaign', contract.readCampaign, { campaign_id: '1' }, 'campaign:1'],
  ['readTextPage', contract.readTextPage, { page_slug: 'about-us' }, 'page:about-us'],
  ['readShelves', contract.readShelves, {}, 'shelves:all'],
] as const satisfies ReadonlyArray<readonly [string, Endpoint, Params, string]>

const lists = [
  ['listArticles', contract.listArticles, {}],
  ['listProducts', contract.listProducts, {}],
  ['listCampaigns', contract.listCampaigns, {}],
] as const

const everything: ReadonlyArray<readonly [string, Endpoint, Params]> = [
  ...pages.map(([name, endpoint, params]) => [name, endpoint, params] as const),
  ...lists,
  ['listShops', contract.listShops, {}],
]

const fetched = (endpoint: Endpoint, params: Params, headers: Params = {}, method = 'GET') =>
  fetch(server.url + fillPath(endpoint.path, params), { method, headers: { 'x-api-key': 'careplus-web', ...headers } })

const setStatus = (id: string, status: 'available' | 'hidden') =>
  server.store.db.updateTable('publications').set({ status }).where('id', '=', id).execute()

describe('what anybody may read', () => {
  it.each(everything)('%s wants nobody to be signed in, and tells everybody the same', async (_, endpoint, params) => {
    const open = await server.call(endpoint, { params })
    expect(open.answer()).toBeTruthy()
    for (const token of [member.access_token, 'x'.repeat(43)]) {
      const signedIn = await server.call(endpoint, { params, token })
      expect(signedIn.body).toStrictEqual(open.body)
      expect(signedIn.headers.get('etag')).toBe(open.headers.get('etag'))
    }
  })

  it.each(everything)(
    '%s may be corrected at any moment, and is asked after by its mark',
    async (_, endpoint, params) => {
      const first = await fetched(endpoint, params)
      const { headers } = first
      const mark = headers.get('etag') ?? ''
      expect(mark).toMatch(/^W\/"[\w-]+"$/)
      expect(headers.get('cache-control')).toBe(
        endpoint === contract.readTrackers ? 'public, max-age=60' : 'public, no-cache',
      )
      expect(headers.get('vary')).toMatch(/Origin/i)
      expect(headers.getSetCookie()).toStrictEqual([])
      expect(first.status).toBe(200)
      for (const known of [mark, mark.slice(2), `"other", ${mark}`]) {
        const second = await fetched(endpoint, params, { 'if-none-match': known })
        expect([second.status, await second.text()]).toStrictEqual([304, ''])
        expect(second.headers.get('etag')).toBe(mark)
        expect(second.headers.get('cache-control')).toBe(headers.get('cache-control'))
      }
      expect((await fetched(endpoint, params, { 'if-none-match': '"other"' })).status).toBe(200)
    },
  )

  it.each(['br', 'gzip'])('comes in %s to whoever takes it, the same under the same mark', async (form) => {
    const plain = await fetched(contract.readArticle, { article_key: '9' }, { 'accept-encoding': 'identity' })
    const small = await fetched(contract.readArticle, { article_key: '9' }, { 'accept-encoding': form })
    expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toStrictEqual([null, form])
    expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(small.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(await small.text()).toBe(await plain.text())
  })

  it("is made small for a visitor, and never together with what is a member's", async () => {
    const form = { 'accept-encoding': 'br' }
    const visitors = await fetched(contract.listRewards, {}, form)
    const members = await fetched(contract.listRewards, {}, { ...form, authorization: `Bearer ${member.access_token}` })
    expect([visitors.status, visitors.headers.get('content-encoding')]).toStrictEqual([200, 'br'])
    expect([members.status, members.headers.get('content-encoding')]).toStrictEqual([200, null])
  })

  it.each(everything)('%s has its head alone, too', async (_, endpoint, params) => {
    const [whole, head] = await Promise.all([fetched(endpoint, params), fetched(endpoint, params, {}, 'HEAD')])
    expect([head.status, await head.text()]).toStrictEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect([name, head.headers.get(name)]).toStrictEqual([name, whole.headers.get(name)])
  })

  it('has another mark when it has changed', async () => {
    const read = () => server.call(contract.readTextPage, { params: { page_slug: 'suspend-date' } })
    const before = await read()
    const page = JSON.stringify({ ...before.answer().data, title: 'เลื่อนวันปิดปรับปรุง' })
    await server.store.db.updateTable('publications').set({ page }).where('id', '=', 'page:suspend-date').execute()
    const mark = before.headers.get('etag') ?? ''
    const after = await fetched(contract.readTextPage, { page_slug: 'suspend-date' }, { 'if-none-match': mark })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(mark)
    expect((await read()).answer().data.title).toBe('เลื่อนวันปิดปรับปรุง')
  })
})

describe('what is not there', () => {
  it.each([
    [
      'an article',
      contract.readArticle,
      'article_key',
      ['999', 'nobody', '0', '09', '-1', 'Sensitive', '../9', '9 ', 'ก', '23'],
    ],
    ['a product', contract.readProduct, 'product_id', ['999', '0', 'sensitive', '1e1', '9999999999', "1'--", '1%00']],
    ['a campaign', contract.readCampaign, 'campaign_id', ['999', '0', 'all', '1.0']],
    ['a page', contract.readTextPage, 'page_slug', ['careers', 'About-Us', 'about-us-', '..', '%2e%2e']],
  ] as const)('%s is not found, and the answer is kept by nobody', async (_, endpoint, name, keys) => {
    for (const key of keys) {
      const reply = await server.call(endpoint as Endpoint, { params: { [name]: key } })
      expect([key, reply.status, reply.code()]).toStrictEqual([key, 404, 'not_found'])
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('etag')).toBeNull()
    }
  })

  it.each(pages.filter(([, endpoint]) => endpoint !== contract.readShelves))(
    '%s is not found while it is hidden',
    async (_, endpoint, params, id) => {
      const open = await server.call(endpoint as Endpoint, { params })
      const mark = open.headers.get('etag') ?? ''
      await setStatus(id, 'hidden')
      expect((await server.call(endpoint as Endpoint, { params })).code()).toBe('not_found')
      expect((await fetched(endpoint, params, { 'if-none-match': mark })).status).toBe(404)
      await setStatus(id, 'available')
      expect((await server.call(endpoint as Endpoint, { params })).body).toStrictEqual(open.body)
    },
  )

  it('stands in no list and in no search while it is hidden', async () => {
    const search = {
      ...contract.listArticles,
      path: `${contract.listArticles.path}?search=${encodeURIComponent('หวาน')}`,
    }
    const seen = async () => ({
      articles: (await server.call(contract.listArticles)).answer().data,
      found: (await server.call(search as typeof contract.listArticles)).answer().data,
      campaigns: (await server.call(contract.listCampaigns)).answer().data,
    })
    const before = await seen()
    await setStatus('article:9', 'hidden')
    await setStatus('campaign:1', 'hidden')
    const after = await seen()
    expect(before.found.items.map(({ id }) => id)).toContain('9')
    expect(after.found.items.map(({ id }) => id)).not.toContain('9')
    expect([after.articles.total, after.found.total]).toStrictEqual([before.articles.total - 1, before.found.total - 1])
    expect(after.campaigns).toStrictEqual(before.campaigns.filter(({ id }) => id !== '1'))
    await setStatus('article:9', 'available')
    await setStatus('campaign:1', 'available')
    expect(await seen()).toStrictEqual(before)
  })
})

describe('each kind', () => {
  it('an article has its sources, no reviewer where nobody has reviewed it, and cards of what is related', async () => {
    const { data } = (await server.call(contract.readArticle, { params: { article_key: 'sensitive' } })).answer()
    expect(data).toMatchObject({ id: '25', key: 'sensitive', has_checks: true, published_on: '2026-08-07' })
    expect([data.reviewed_on, data.reviewer]).toStrictEqual([null, null])
    expect(data.sources.length).toBeGreaterThan(0)
    expect(data.related.map(({ id }) => id)).toStrictEqual(['23', '13', '8'])
    expect(data.related[0]?.key).toBe('cow-milk-protein-allergy')
    for (const { url } of [data.square, data.banner]) {
      const picture = await fetch(server.url + url)
      expect([picture.status, picture.headers.get('cache-control')]).toStrictEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
  })

  it('shelves hold every brand, category and tag that a product has', async () => {
    const { brands, categories, tags } = (await server.call(contract.readShelves)).answer().data
    const { items } = (await server.call(contract.listProducts)).answer().data
    for (const { brand_id, brand, category, tags: own } of items) {
      expect(brands.find(({ id }) => id === brand_id)?.title).toBe(brand)
      expect(categories.map(({ slug }) => slug)).toContain(category)
      expect(tags.map(({ slug }) => slug)).toEqual(expect.arrayContaining(own))
    }
  })

  it('a product for infants or young children earns nothing and is sold nowhere; the others are', async () => {
    const { items } = (await server.call(contract.listProducts)).answer().data
    const all = Array.from({ length: 24 }, (_, index) => String(index + 1))
    const pages = await Promise.all(
      all.map(async (id) => (await server.call(contract.readProduct, { params: { product_id: id } })).answer().data),
    )
    const forSmall = pages.filter(({ age_line }) => age_line === 'infant' || age_line === 'young-child')
    expect(forSmall.map(({ id }) => id)).toStrictEqual(['1', '2', '3', '7', '8'])
    expect(items.map(({ id }) => id)).toStrictEqual(all.filter((id) => !forSmall.some((each) => each.id === id)))
    for (const data of pages) {
      const { id } = data
      const small = forSmall.some((each) => each.id === id)
      expect([id, data.earns_points]).toStrictEqual([id, !small])
      if (small) expect([data.shops, data.buy_url]).toStrictEqual([[], null])
      else expect([data.shops.length > 0, data.buy_url]).toStrictEqual([true, expect.stringMatching(/^https:/)])
    }
  })

  it('campaigns are all there, whatever the day', async () => {
    const { data } = (await server.call(contract.listCampaigns)).answer()
    expect(data.map(({ id }) => id)).toStrictEqual(['1', '2', '3'])
  })
})
