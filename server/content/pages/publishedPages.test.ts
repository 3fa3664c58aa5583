import * as E from 'fp-ts/Either'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentHash, importContent } from '../import/importContent.js'
import { contentCopy } from '../../testing/contentFixtures.js'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { testPlace } from '../../testing/testStore.js'
import { ownWebFolder, rawRequest } from '../../testing/webFolder.js'

const renderer = `
const things = { article: 'articles', product: 'products', campaign: 'campaigns' }
const asks = (path) => {
  const [, kind, id] = path.replace('/detail/', '/').split('/')
  if (path === '/') return ['/th/articles/', '/th/campaigns/']
  if (path === '/about-us') return ['/th/pages/about-us/']
  if (/brand|category/.test(path)) return ['/th/product-shelves/', '/th/products/']
  return ['/th/' + things[kind] + '/' + (id === undefined ? '' : id + '/')]
}
export const renderPage = async (path, answers) => {
  if (path === '/article/2') throw new Error('of no use')
  return {
    body: JSON.stringify(answers),
    head: path === '/article/9' ? { picture: '/pictures/article-glass-banner.svg?v=1' } : null,
    asked: asks(path).filter((each) => answers[each] === undefined),
  }
}
export const pageDocument = (frame, { template, picture, body, content }) =>
  '<html data-content="' + content + '">' + template + ' ' + picture + ' ' + body
export const shellDocument = (frame, content, item) => 'shell of ' + JSON.stringify(item)`

const routes = [
  ...['/', '/article', '/product', '/about-us', '/login', '/article/sensitive'].map((path) => ({ path, params: null })),
  ...[
    '/article/{id}',
    '/product/{id}',
    '/product/detail/{id}',
    '/product/brand/{id}',
    '/campaign/{id}',
    '/rewards/redeem/{id}',
  ].map((path) => ({ path, params: 'catalogueId' })),
]
const pages = [
  '/article',
  '/product',
  '/about-us',
  '/login',
  '/article/sensitive',
  '/article/1',
  '/article/2',
  '/article/9',
  '/article/34',
  '/product/12',
  '/product/detail/12',
  '/product/brand/1',
  '/campaign/1',
]
const copy = contentCopy()
const stamp = contentHash(copy.read())

const built: Readonly<Record<string, string>> = {
  'routes.json': JSON.stringify(routes),
  'frame.json': JSON.stringify({
    buildId: 'b1',
    content: stamp,
    published: routes.map(({ path }) => path).filter((path) => !/login|redeem/.test(path)),
    lasting: ['/', '/article', '/article/sensitive'],
    frame: { origin: 'https://careplus.example', picture: { url: '/shared/own.png' } },
  }),
  'ssr/entry-server.js': renderer,
  'client/app.html': 'shell',
  'client/index.html': 'built /',
  'client/shared/article-glass-banner.png': 'picture',
  'client/sitemap.xml': 'built sitemap',
  'client/builds/latest.json': JSON.stringify({ id: 'b1', content: stamp }),
  'client/builds/meta/b1.json': JSON.stringify({ id: 'b1', content: stamp, prerendered: pages }),
  'client/rewards/redeem/101/index.html': 'built reward',
  ...Object.fromEntries(
    pages.flatMap((path) => [
      [`client${path}/index.html`, `built ${path}`],
      [`client${path}/_payload.json`, `{"built":"${path}"}`],
    ]),
  ),
}
const webFolder = ownWebFolder(built)

let servers: ReadonlyArray<TestServer> = []
beforeAll(async () => {
  const place = await testPlace()
  const engine = await place.open()
  const shared = { ...place, open: async () => ({ connect: () => engine.connect(), close: async () => undefined }) }
  const config = { webFolder }
  const setup = { place: place.url === null ? shared : place, config, content: true }
  servers = [await startTestServer(setup), await startTestServer(setup)]
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  copy.remove()
})

const importNow = async (): Promise<string> => {
  const [server] = servers
  const content = copy.read()
  const imported = server === undefined ? null : await importContent(server.store.db, content, new Date())
  expect(imported !== null && E.isRight(imported)).toBe(true)
  return contentHash(content)
}

const html = { accept: 'text/html' }
const get = async (server: TestServer, path: string, headers: Readonly<Record<string, string>> = html) => {
  const { status, text } = await rawRequest(server.url, path, { ...headers })
  return { status, text }
}

const soon = async (see: (server: TestServer) => Promise<void>): Promise<void> => {
  for (const server of servers)
    await expect.poll(() => see(server).then(() => 'seen', String), { timeout: 5000 }).toBe('seen')
}

afterEach(async () => {
  copy.restore()
  await importNow()
  await soon(async (server) => expect((await get(server, '/article/1')).text).toBe('built /article/1'))
})

describe('while the store holds what the pages were built with', () => {
  it('they come as they were built', async () => {
    for (const server of servers) {
      for (const path of ['/', ...pages])
        expect(await get(server, path)).toStrictEqual({ status: 200, text: `built ${path}` })
      expect((await get(server, '/article/1/_payload.json')).text).toBe('{"built":"/article/1"}')
      expect((await get(server, '/sitemap.xml')).text).toBe('built sitemap')
    }
  })
})

describe('content that is imported', () => {
  it('is on every page that shows it within five seconds, on every process, for who opens it and who comes by a link', async () => {
    copy.change('articles/1-try-vegetables.md', /title: .*\n/, 'title: เรื่องที่แก้แล้ว\n')
    copy.change('products.json', /("id": "12",[\s\S]*?"allergens": )[^\n]*\n/, '$1"มีนมวัวและถั่วลิสง",\n')
    copy.change('campaigns/1-five-colour-pinto.md', /title: .*\n/, 'title: แคมเปญที่แก้แล้ว\n')
    copy.change('pages/about-us.md', /\n$/, '\nประโยคที่เพิ่ม\n')
    const now = await importNow()
    const changed: Readonly<Record<string, string>> = {
      '/': 'แคมเปญที่แก้แล้ว',
      '/article': 'เรื่องที่แก้แล้ว',
      '/article/1': 'เรื่องที่แก้แล้ว',
      '/product/12': 'ถั่วลิสง',
      '/product/detail/12': 'ถั่วลิสง',
      '/campaign/1': 'แคมเปญที่แก้แล้ว',
      '/about-us': 'ประโยคที่เพิ่ม',
    }
    for (const [path, words] of Object.entries(changed))
      await soon(async (server) => {
        const page = await get(server, path)
        expect([page.status, page.text.includes(words)]).toStrictEqual([200, true])
        const beside = await get(server, `${path === '/' ? '' : path}/_payload.json`)
        expect(beside.text).toContain(words)
        expect(JSON.parse(beside.text)).toMatchObject({ path, buildId: 'b1', content: now })
      })
    await soon(async (server) => {
      for (const file of ['latest', 'meta/b1'])
        expect(JSON.parse((await get(server, `/builds/${file}.json`)).text)).toMatchObject({ id: 'b1', content: now })
      expect((await get(server, '/login')).text).toBe('built /login')
      expect((await get(server, '/rewards/redeem/101')).text).toMatch(
        /^shell of \{"path":"\/rewards\/redeem\/101","title":/,
      )
    })
  })

  it('withdraws an article everywhere: its page, the answers beside it, lists, search and the sitemap', async () => {
    const hot = { 'x-api-key': 'careplus-web' }
    const title = copy.read().articles.find(({ value }) => value.id === '34')?.value.title ?? ''
    const [first] = servers
    const found = async (server: TestServer) =>
      (await get(server, `/th/articles/?search=${encodeURIComponent(title)}`, hot)).text
    expect(first === undefined ? '' : await found(first)).toContain('"id":"34"')
    copy.drop('articles/34-hot-days.md')
    await importNow()
    await soon(async (server) => {
      expect(await get(server, '/article/34')).toStrictEqual({ status: 404, text: 'shell' })
      expect((await get(server, '/article/34/_payload.json')).status).toBe(404)
      expect((await get(server, '/th/articles/34/', hot)).status).toBe(404)
      expect(await found(server)).not.toContain('"id":"34"')
      for (const path of ['/', '/article', '/article/_payload.json', '/_payload.json'])
        expect((await get(server, path)).text).not.toContain('"id":"34"')
      const sitemap = (await get(server, '/sitemap.xml')).text
      expect(sitemap).toContain('<loc>https://careplus.example/article/1</loc>')
      expect(sitemap).not.toContain('/article/34<')
    })
  })

  it('withdraws a special article, which has an address of its own', async () => {
    const [first] = servers
    if (first === undefined) throw new Error('no server')
    const special = first.store.db.updateTable('publications').where('id', '=', 'article:sensitive')
    await special.set({ status: 'hidden' }).execute()
    for (const server of servers) {
      expect(await get(server, '/article/sensitive')).toStrictEqual({ status: 404, text: 'shell' })
      expect((await get(server, '/article/sensitive/_payload.json')).status).toBe(404)
    }
    await special.set({ status: 'available' }).execute()
  })

  it('takes a product off the lists as soon as its line is corrected to one for infants', async () => {
    copy.change(
      'products.json',
      /("id": "12",[\s\S]*?"age_line": )"[a-z-]+"([\s\S]*?"shops": )\[[^\]]*\]([\s\S]*?"buy_url": )[^\n]*,\n/,
      '$1"infant"$2[]$3null,\n',
    )
    await importNow()
    for (const server of servers) {
      expect((await get(server, '/th/products/', { 'x-api-key': 'careplus-web' })).text).not.toContain('"id":"12"')
      const { headers } = await rawRequest(server.url, '/product/12', html)
      expect(headers['x-robots-tag']).toBe('noindex')
    }
    await soon(async (server) => {
      for (const path of ['/product', '/product/_payload.json', '/product/brand/1'])
        expect((await get(server, path)).text).not.toContain('"id":"12"')
      expect((await get(server, '/product/12')).text).toContain('"age_line":"infant"')
      expect((await get(server, '/sitemap.xml')).text).not.toContain('/product/12<')
    })
  })

  it('is sent once in each form, and not again to who has it', async () => {
    copy.change('articles/9-less-sugar.md', /title: .*\n/, 'title: หวานน้อยลง\n')
    await importNow()
    const [server] = servers
    if (server === undefined) throw new Error('no server')
    await soon(async (each) => expect((await get(each, '/article/9')).text).toContain('หวานน้อยลง'))
    const plain = await rawRequest(server.url, '/article/9', html)
    expect(plain.text).toContain('/shared/article-glass-banner.png')
    for (const form of ['br', 'gzip']) {
      const small = await rawRequest(server.url, '/article/9', { ...html, 'accept-encoding': form })
      expect([small.headers['content-encoding'], small.headers['etag']]).toStrictEqual([form, plain.headers['etag']])
      expect(small.bytes.length).toBeLessThan(plain.bytes.length)
      expect(String(small.headers['vary'])).toContain('accept-encoding')
    }
    const second = await rawRequest(server.url, '/article/9', {
      ...html,
      'if-none-match': String(plain.headers['etag']),
    })
    expect([second.status, plain.headers['cache-control']]).toStrictEqual([304, 'no-cache'])
  })

  it('comes by the shell, which asks for it by itself, where its page cannot be written', async () => {
    copy.change('articles/9-less-sugar.md', /title: .*\n/, 'title: หวานน้อยลง\n')
    await importNow()
    await soon(async (server) => {
      expect(await get(server, '/article/2')).toStrictEqual({ status: 200, text: 'shell' })
      expect((await get(server, '/article/2/_payload.json')).status).toBe(404)
    })
  })
})
