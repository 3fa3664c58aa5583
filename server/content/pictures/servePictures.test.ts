import { afterAll, describe, expect, it } from 'vitest'
import { contentCopy } from '../../testing/contentFixtures.js'
import { pictureUrl, loadPictures } from '../import/contentPictures.js'
import { ownServer } from '../../testing/ownServer.js'
import { rawRequest } from '../../testing/webFolder.js'

const copy = contentCopy()
const urlOf = (name: string) => pictureUrl(loadPictures(copy.folder).pictures, name)

afterAll(copy.remove)
const server = ownServer({ config: { contentFolder: copy.folder } })

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.url, path, headers, method)

describe('a picture of the content', () => {
  it('is a drawing that nothing runs in, kept for good under the address of its version', async () => {
    const reply = await get(urlOf('pinto-square'))
    expect([reply.status, reply.bytes.toString()]).toEqual([200, expect.stringMatching(/^<svg /)])
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      // Front ends of ALLOWED_ORIGINS show it too.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const url of ['/pictures/pinto-square.svg', '/pictures/pinto-square.svg?v=old'])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('is asked again by its tag, and comes packed where that is understood', async () => {
    const { headers, bytes } = await get(urlOf('pinto-square'))
    const second = await get(urlOf('pinto-square'), { 'if-none-match': String(headers['etag']) })
    expect([second.status, second.bytes.length]).toEqual([304, 0])
    const packed = await get(urlOf('pinto-square'), { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, save-data' })
    expect(packed.bytes.length).toBeLessThan(bytes.length)
    const plain = await get(urlOf('pinto-square'), { 'accept-encoding': 'gzip, br;q=0' })
    expect([plain.headers['content-encoding'], plain.bytes.equals(bytes)]).toEqual([undefined, true])
    const head = await get(urlOf('pinto-square'), {}, 'HEAD')
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)])
  })

  it.each([
    ['the browser saves data', { 'save-data': 'on' }, true],
    ['nobody saves data', {}, false],
    ['the parent chose to save', { cookie: 'a=1; careplus.helper=a=0&m=0&d=1' }, true],
    ['the parent chose not to', { 'save-data': 'on', cookie: 'careplus.helper=d=0' }, false],
    ['another cookie says so', { cookie: 'other=d=1' }, false],
  ])('waits until it is asked for: %s', async (_, headers, waits) => {
    const whole = await get(urlOf('pinto-square'))
    const reply = await get(urlOf('pinto-square'), headers)
    expect([reply.status, reply.bytes.length < 300, reply.headers['cache-control']]).toEqual([
      200,
      waits,
      waits ? 'private, no-store' : 'public, max-age=31536000, immutable',
    ])
    expect((await get(`${urlOf('pinto-square')}&full=1`, headers)).bytes.equals(whole.bytes)).toBe(true)
  })

  it('that has changed has another address', async () => {
    const before = urlOf('bag-square')
    expect((await get(before)).bytes.includes('#F4B13E')).toBe(true)
    copy.change('pictures/bag-square.svg', '#F4B13E', '#FBD27A')
    const after = urlOf('bag-square')
    expect(after).not.toBe(before)
    const reply = await get(after)
    expect([reply.headers['cache-control'], reply.bytes.includes('#FBD27A')]).toEqual([
      'public, max-age=31536000, immutable',
      true,
    ])
  })

  it.each([
    '/pictures/nothing.svg',
    '/pictures/pinto-square',
    '/pictures/pinto-square.png',
    '/pictures/',
    '/pictures/..%2fshops.json',
    '/pictures/../shops.json',
    '/pictures/..%2f..%2frewards.svg',
    `/pictures/${'a'.repeat(300)}.svg`,
  ])('%s is none', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
