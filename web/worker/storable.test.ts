import { expect, test } from 'vitest'
import { allRoutes } from '../routes'
import { isForeign, isPageResponse, isStorable, pageFinder } from './storable'

const find = pageFinder(allRoutes.map(({ path }) => path))

test.each(['/', '/growth', '/growth/', '/dashboard', '/children/0192f0c2-0000-7000-8000-000000000001', '/article/1'])(
  '%s is a page',
  (path) => expect(find.isPage(path)).toBe(true),
)

// Whatever the server answers to a navigation besides: none of it belongs to the app.
test.each([
  '/calendar/Zm9vYmFy.ics',
  '/unsubscribe/Zm9vYmFy',
  '/outbox',
  '/th/bills/',
  '/api/line/webhook',
  '/oauth/token',
  '/healthz',
  '/openapi.json',
  '/sw.js',
  '/robots.txt',
  '/widget/careplus.js',
  '/growth/_payload.json',
  '/anything',
])('%s is none', (path) => expect(find.isPage(path)).toBe(false))

test('payloads are those beside pages', () => {
  expect(['/_payload.json', '/growth/_payload.json', '/article/1/_payload.json'].map(find.isPayload)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/calendar/x/_payload.json', '/th/_payload.json', '/growth'].map(find.isPayload)).toEqual([
    false,
    false,
    false,
  ])
})

const response = (type: string, cacheControl = 'no-cache', status = 200) => ({
  status,
  headers: new Headers({ 'content-type': type, 'cache-control': cacheControl }),
})

test('a page is stored as HTML, a payload as JSON, and nothing that must not be stored', () => {
  const html = 'text/html; charset=utf-8'
  expect(isPageResponse('/growth', response(html))).toBe(true)
  expect(isPageResponse('/growth/_payload.json', response('application/json'))).toBe(true)
  for (const other of [
    response('text/calendar; charset=utf-8'),
    response('application/json'),
    response('application/zip'),
    response(html, 'private, no-store'),
    response(html, 'No-Store'),
    response(html, 'no-cache', 404),
    response(html, 'no-cache', 500),
    response(html, 'no-cache', 302),
  ])
    expect(isPageResponse('/growth', other)).toBe(false)
  expect([isStorable(response('image/svg+xml', 'private, no-store')), isStorable(response('image/webp'))]).toEqual([
    false,
    true,
  ])
})

test('caches of earlier versions are deleted, and no others', () => {
  expect(
    ['careplus-pages', 'careplus-html', 'careplus-saved', 'workbox-precache-v2-https://a/'].map(isForeign),
  ).toEqual([true, false, false, false])
})
