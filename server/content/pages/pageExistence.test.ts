import { beforeAll, describe, expect, it } from 'vitest'
import { withItem } from '../../testing/catalogue.js'
import { statusIn } from './pageExistence.js'
import { ownServer } from '../../testing/ownServer.js'
import { ownWebFolder } from '../../testing/webFolder.js'

const templates = [
  '/product/brand/{id}',
  '/product/category/{id}',
  '/rewards/redeem/{id}',
  '/rewards/luckydraw/{id}',
  '/article/{id}',
  '/product/{id}',
  '/product/detail/{id}',
  '/campaign/{id}',
]
const built: Readonly<Record<string, string>> = {
  'routes.json': JSON.stringify([
    ...templates.map((path) => ({ path, params: 'catalogueId' })),
    { path: '/product/{category}/{tag}', params: 'slugs' },
    { path: '/article/sensitive', params: null },
    { path: '/n/{id}', params: 'uuid', auth: true },
    { path: '/rewards/confirm-address/{id}', params: 'catalogueId', auth: true },
    { path: '/children/{id}', params: 'uuid', auth: true },
  ]),
  'csp.json': JSON.stringify({ scriptHashes: [] }),
  'client/app.html': 'shell',
  'client/article/1/index.html': 'article 1',
  'client/article/987/index.html': 'an article that was',
}

const web = ownWebFolder(built)
const server = ownServer({ config: { webFolder: web }, content: true })
let item: string
beforeAll(async () => {
  item = await withItem(server.store.db, new Date(), { hidden: true })
})

const get = async (path: string) => {
  const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } })
  return [reply.status, await reply.text()]
}

describe('a page about something of the store', () => {
  it.each(templates)('%s is not there where that is not', async (template) => {
    expect(await get(template.replace('{id}', '987654321'))).toStrictEqual([404, 'shell'])
    expect(await get(template.replace('{id}', '0b0e7a54-7d3f-4c1b-9c1d-2f1f6f0f9a10'))).toStrictEqual([404, 'shell'])
  })

  it.each([
    '/product/powder/unheard-of',
    '/product/unheard-of/plain',
    '/product/infant-and-young-child/information-only',
    '/product/category/5',
  ])('%s is not there either', async (path) => {
    expect(await get(path)).toStrictEqual([404, 'shell'])
  })

  it('is there where that is, hidden items for those who have had them', async () => {
    const categories = ['/product/brand/9', '/product/category/2', '/product/powder/plain']
    const there = [
      ...categories,
      '/article/1',
      '/product/1',
      '/product/detail/1',
      '/campaign/1',
      `/rewards/redeem/${item}`,
    ]
    const replies = await Promise.all(there.map(get))
    expect(replies).toStrictEqual(there.map((path) => [200, path === '/article/1' ? 'article 1' : 'shell']))
  })

  it('for infants or young children opens by its address, and no search is led to it', async () => {
    const robotsOf = async (path: string) => {
      const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } })
      return [reply.status, reply.headers.get('x-robots-tag')]
    }
    for (const path of ['/product/1', '/product/detail/1', '/product/3'])
      expect([path, ...(await robotsOf(path))]).toStrictEqual([path, 200, 'noindex'])
    for (const path of ['/product/4', '/product/detail/21', '/article/1'])
      expect([path, ...(await robotsOf(path))]).toStrictEqual([path, 200, null])
  })

  it('is gone with it, though it was written when the app was built', async () => {
    expect(await get('/article/987')).toStrictEqual([404, 'shell'])
    const publications = server.store.db
      .updateTable('publications')
      .where('kind', '=', 'article')
      .where('key', '=', '1')
    await publications.set({ status: 'hidden' }).execute()
    expect(await get('/article/1')).toStrictEqual([404, 'shell'])
    await publications.set({ status: 'available' }).execute()
    expect(await get('/article/1')).toStrictEqual([200, 'article 1'])
  })

  it('of a member is there, whatever it is about: a visitor is sent to sign in first', async () => {
    const some = '0b0e7a54-7d3f-4c1b-9c1d-2f1f6f0f9a10'
    for (const path of [`/n/${some}`, `/children/${some}`, '/rewards/confirm-address/987'])
      expect(await get(path)).toStrictEqual([200, 'shell'])
    for (const path of ['/n/7', '/children/abc']) expect(await get(path)).toStrictEqual([404, 'shell'])
  })

  it('at an address of its own is there where its article is', async () => {
    const special = server.store.db.updateTable('publications').where('id', '=', 'article:sensitive')
    expect(await get('/article/sensitive')).toStrictEqual([200, 'shell'])
    await special.set({ status: 'hidden' }).execute()
    expect(await get('/article/sensitive')).toStrictEqual([404, 'shell'])
    await special.set({ status: 'available' }).execute()
  })

  it('is served as it was where the store fails, or does not answer in time', async () => {
    const failing = { executeQuery: () => Promise.reject(new Error('no store')) }
    const silent = { executeQuery: () => new Promise(() => undefined) }
    for (const db of [failing, silent])
      expect(await statusIn(db as never)('/article/{id}', { id: '987' })).toBe('there')
  })
})
