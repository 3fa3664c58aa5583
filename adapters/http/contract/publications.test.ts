import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { paramOf } from './endpoint.js'
import { listArticles, listProducts } from './publications.js'
import { refusals } from './refusals.js'

const refused = (codec: t.Mixed, input: unknown) => {
  const read = codec.decode(input)
  return E.isLeft(read) ? refusals(read.left).map(({ field, code }) => [field, code]) : 'accepted'
}

describe('what is asked of a list', () => {
  it('may be nothing, or all at once; what it does not name is dropped', () => {
    expect(listArticles.query.decode({})).toEqual(E.right({}))
    const articles = { topic: 'eating', age: '6-12m', search: 'ฟัน', from: '24' }
    expect(listArticles.query.decode({ ...articles, limit: '9999' })).toEqual(E.right(articles))
    const products = {
      brand: '10',
      age_line: 'adult',
      category: 'plant',
      tag: 'no-added-sugar',
      earns: '1',
      search: 'ถั่ว',
      from: '0',
    }
    expect(listProducts.query.decode({ ...products, status: 'hidden' })).toEqual(E.right(products))
  })

  it('is refused at its field', () => {
    expect(refused(listArticles.query, { topic: 'fashion', age: '2y', search: '  ', from: '-1' })).toEqual(
      expect.arrayContaining([
        ['topic', 'not_one_of'],
        ['age', 'not_one_of'],
        ['search', 'required'],
        ['from', 'malformed'],
      ]),
    )
    expect(
      refused(listProducts.query, { brand: '0', age_line: 'teen', category: 'Plant', tag: 'a--b', earns: '0' }),
    ).toEqual(
      expect.arrayContaining([
        ['brand', 'malformed'],
        ['age_line', 'not_one_of'],
        ['category', 'malformed'],
        ['tag', 'malformed'],
        ['earns', 'malformed'],
      ]),
    )
    expect(refused(listArticles.query, { search: 'ก'.repeat(101) })).toEqual([['search', 'too_long']])
    expect(refused(listArticles.query, { search: 'ฟัน\0' })).toEqual([['search', 'malformed']])
    expect(refused(listArticles.query, { search: ['ฟัน', 'น้ำ'] })).toEqual([['search', 'not_text']])
    expect(refused(listArticles.query, { from: '1234567' })).toEqual([['from', 'malformed']])
  })

  test.prop([fc.integer({ min: 0, max: 999_999 })])('begins at any place that an answer can name', (next) => {
    expect(refused(listProducts.query, { from: String(next) })).toBe('accepted')
  })
})

describe('the name of what is read', () => {
  it.each(['article_key', 'page_slug'])('%s is a number or a name, and nothing that leads elsewhere', (name) => {
    const accepts = (key: string) => paramOf(name).is(key)
    for (const key of ['1', '999999999', 'sensitive', 'cow-milk-protein-allergy']) expect(accepts(key)).toBe(true)
    for (const key of ['', '0', '01', '1.5', '-a', 'a-', 'a--b', 'Sensitive', '..', 'a/b', 'a%00', 'ก', 'a\n'])
      expect(accepts(key)).toBe(false)
  })

  it.each(['product_id', 'campaign_id'])('%s is a number', (name) => {
    expect(paramOf(name).is('24')).toBe(true)
    for (const key of ['', '0', 'sensitive', '1e3', '1234567890']) expect(paramOf(name).is(key)).toBe(false)
  })
})
