import { describe, expect, it } from 'vitest'
import { changeMaintenance } from '../../staff/maintenance/maintenance.js'
import { ownServer } from '../../testing/ownServer.js'
import { ownWebFolder } from '../../testing/webFolder.js'

const renderer = `
export const renderPage = async (path, answers) => {
  if (path === '/broken') throw new Error('of no use')
  const asked = path === '/endless' ? '/th/rewards/?' + Object.keys(answers).length : '/th/rewards/'
  const list = answers[asked]
  return list === undefined ? { body: '', head: null, asked: [asked] } : { body: '<b>' + list.data.length + '</b>', head: null, asked: [] }
}
const element = (answers) => {
  const json = JSON.stringify(answers).replaceAll('<', '&lt;')
  return '<script type="application/json" id="answers">' + json + '</script>'
}
export const pageDocument = (frame, { body, answers }) => '<body>' + body + element(answers) + '</body>'`
const paths = ['/rewards', '/broken', '/endless', '/plain']
const built: Readonly<Record<string, string>> = {
  'routes.json': JSON.stringify(paths.map((path) => ({ path, params: null, live: path !== '/plain' }))),
  'ssr/entry-server.js': renderer,
  'frame.json': JSON.stringify({
    buildId: 'b1',
    content: 'c1',
    published: [],
    lasting: [],
    frame: { origin: null, picture: { url: '/shared/own.png' } },
  }),
  'client/app.html': 'shell',
  ...Object.fromEntries(paths.map((path) => [`client${path}/index.html`, `${path} as it was built`])),
}

const web = ownWebFolder(built)
const server = ownServer({ config: { webFolder: web }, content: true })

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(server.url + path, { headers })

const answersIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="answers">(.*)<\/script><\/body>/.exec(html)?.[1] ?? 'null')

describe('a page that shows what the store holds', () => {
  it('comes with it, and with the answers that it was written from', async () => {
    const page = await get('/rewards')
    const list: unknown = await (await get('/th/rewards/', { 'x-api-key': 'careplus-web' })).json()
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toStrictEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(answersIn(html)).toStrictEqual({ '/th/rewards/': list })
    expect(html).toContain(`<b>${(list as { readonly data: ReadonlyArray<unknown> }).data.length}</b>`)
  })

  it('is not sent again to whoever has it, until something has changed', async () => {
    const first = await get('/rewards')
    const mark = first.headers.get('etag') ?? ''
    expect((await get('/rewards', { 'if-none-match': mark })).status).toBe(304)
    const some = server.store.db.updateTable('items').set({ title: 'ชื่อใหม่ </script><b>' })
    await some.where('type', '=', 'reward').execute()
    const after = await get('/rewards', { 'if-none-match': mark })
    expect(after.status).toBe(200)
    expect(JSON.stringify(answersIn(await after.text()))).toContain('ชื่อใหม่ &lt;/script>')
  })

  it('comes in brotli to whoever takes it', async () => {
    const small = await get('/rewards', { 'accept-encoding': 'br' })
    expect([small.headers.get('content-encoding'), (await small.text()).startsWith('<body>')]).toStrictEqual([
      'br',
      true,
    ])
  })

  it('is the same for many at once', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, async () => (await get('/rewards')).text()))
    expect(new Set(pages).size).toBe(1)
  })

  it.each(['/broken', '/endless'])('%s comes as it was built where it cannot be written', async (path) => {
    const page = await get(path)
    expect([page.status, await page.text()]).toStrictEqual([200, `${path} as it was built`])
  })

  it('comes as it was built while the service is closed', async () => {
    const closed = { on: true, message: 'ย้ายเครื่อง', until: null }
    await server.store.db.transaction().execute((tx) => changeMaintenance(tx, closed, 'staff', new Date()))
    await expect.poll(async () => (await get('/rewards')).text()).toBe('/rewards as it was built')
  })
})
