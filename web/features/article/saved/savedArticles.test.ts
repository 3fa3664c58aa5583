// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Article } from '@careplus/core/publications'
import { dropLost, onSavedArticles, removeArticle, savedArticles, saveArticle } from './savedArticles'

const picture = (name: string) => ({ url: `/pictures/${name}.svg?v=1`, alt: name })

const article = (key: string, related: ReadonlyArray<string>): Article => {
  const card = {
    id: key,
    key,
    title: `เรื่อง ${key}`,
    summary: '',
    topic: 'tummy' as const,
    ages: ['1-3y' as const],
    minutes: 4,
    published_on: '2026-09-10' as Article['published_on'],
    has_checks: false,
    banner: picture(`${key}-banner`),
    square: picture(`${key}-square`),
  }
  return {
    ...card,
    reviewed_on: card.published_on,
    reviewer: '',
    sources: [],
    blocks: [],
    try: null,
    checks: null,
    home: null,
    doctor: null,
    related: related.map((name) => ({ ...card, key: name, square: picture(`${name}-square`) })),
  }
}

let cached: Map<string, Response>
const cache = {
  put: async (file: string, answer: Response) => void cached.set(file, answer),
  match: async (file: string) => cached.get(file),
  delete: async (file: string) => cached.delete(file),
}
const html = '<script src="/assets/entry-a1.js"></script><link rel="stylesheet" href="/assets/page-b2.css">'
const answer = async (file: string, _asked: RequestInit) => new Response(/^\/article\/\d+$/.test(file) ? html : 'here')
const served = vi.fn(answer)
const assets = ['/assets/entry-a1.js', '/assets/page-b2.css']

beforeEach(() => {
  localStorage.clear()
  cached = new Map()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.unstubAllGlobals()
  served.mockReset()
  served.mockImplementation(answer)
})

describe('articles kept on this device', () => {
  test('have their page, what stands beside it and all pictures in the cache, and their card in the list', async () => {
    const listener = vi.fn()
    const stop = onSavedArticles(listener)
    expect(await saveArticle(article('6', ['1']))).toBeNull()
    stop()
    expect([...cached.keys()].sort()).toStrictEqual([
      '/article/6',
      '/article/6/_payload.json',
      ...assets,
      '/pictures/1-square.svg?v=1',
      '/pictures/6-banner.svg?v=1',
      '/pictures/6-square.svg?v=1',
    ])
    expect(savedArticles().map(({ card }) => card.title)).toStrictEqual(['เรื่อง 6'])
    expect(savedArticles()[0]?.card).not.toHaveProperty('blocks')
    expect(savedArticles()).toBe(savedArticles())
    expect(listener).toHaveBeenCalled()
    expect(served).toHaveBeenCalledWith('/article/6', { headers: { accept: 'text/html' } })
  })

  test('are taken off without what another one needs', async () => {
    await saveArticle(article('6', ['1']))
    await saveArticle(article('1', ['6']))
    expect(savedArticles().map(({ card }) => card.key)).toStrictEqual(['1', '6'])
    await removeArticle('6')
    expect(savedArticles().map(({ card }) => card.key)).toStrictEqual(['1'])
    expect([...cached.keys()].sort()).toStrictEqual([
      '/article/1',
      '/article/1/_payload.json',
      ...assets,
      '/pictures/1-banner.svg?v=1',
      '/pictures/1-square.svg?v=1',
      '/pictures/6-square.svg?v=1',
    ])
  })

  test('leave nothing behind of an older page when they are kept anew', async () => {
    await saveArticle(article('6', ['1']))
    served.mockImplementation(async (file, asked) =>
      file === '/article/6' ? new Response(html.replace('entry-a1', 'entry-c3')) : answer(file, asked),
    )
    await saveArticle(article('6', []))
    expect(savedArticles()).toHaveLength(1)
    expect([...cached.keys()]).toContain('/assets/entry-c3.js')
    expect([...cached.keys()]).not.toContain('/assets/entry-a1.js')
    expect([...cached.keys()]).not.toContain('/pictures/1-square.svg?v=1')
  })

  test('are kept whole or not at all', async () => {
    served.mockImplementation(async (file) => new Response('', { status: file.includes('banner') ? 404 : 200 }))
    expect(await saveArticle(article('6', []))).toBe('failed')
    expect(savedArticles()).toStrictEqual([])
    expect(cached.size).toBe(0)

    served.mockImplementation(answer)
    const put = vi.spyOn(cache, 'put').mockImplementation(async (file, answer) => {
      if (cached.size === 2) throw new DOMException('no room', 'QuotaExceededError')
      cached.set(file, answer)
    })
    expect(await saveArticle(article('6', []))).toBe('full')
    put.mockRestore()
    expect(cached.size).toBe(0)
  })

  test('are no longer promised where the browser has cleared its caches', async () => {
    await saveArticle(article('6', []))
    await saveArticle(article('1', []))
    cached.delete('/article/6')
    await dropLost()
    expect(savedArticles().map(({ card }) => card.key)).toStrictEqual(['1'])
  })

  test('that cannot be read are none', () => {
    localStorage.setItem('articles.saved', '[{"card":{}}]')
    expect(savedArticles()).toStrictEqual([])
    localStorage.setItem('articles.saved', '{')
    expect(savedArticles()).toStrictEqual([])
  })
})
