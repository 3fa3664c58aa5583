import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { pathMatcher, pathTo } from './pathTemplate.js'

const templates = [
  '/',
  '/children',
  '/children/{id}',
  '/children/add-information',
  '/article/{id}',
  '/article/sensitive',
  '/product/{id}',
  '/product/{category}/{tag}',
  '/product/baby-products',
  '/product/brand/{id}',
  '/th/children/{id}/growth/{record_id}/',
] as const
const match = (path: string) => pathMatcher(templates)(path)

describe('pathMatcher', () => {
  test.each([
    ['/', '/', {}],
    ['', null, {}],
    ['/children', '/children', {}],
    ['/children/', '/children', {}],
    ['/children?rd=1#x', '/children', {}],
    ['/children/add-information', '/children/add-information', {}],
    ['/children/add-informations', '/children/{id}', { id: 'add-informations' }],
    ['/article/sensitive/', '/article/sensitive', {}],
    ['/product/brand/5', '/product/brand/{id}', { id: '5' }],
    ['/product/brand', '/product/{id}', { id: 'brand' }],
    ['/product/baby-products/milk', '/product/{category}/{tag}', { category: 'baby-products', tag: 'milk' }],
    ['/product/%E0%B8%99%E0%B8%A1', '/product/{id}', { id: 'นม' }],
    ['/product/%E0%A4', '/product/{id}', { id: '%E0%A4' }],
    ['/product/a%2Fb', '/product/{id}', { id: 'a/b' }],
    ['/article/%73ensitive', '/article/sensitive', {}],
    ['/th/children/1/growth/2', '/th/children/{id}/growth/{record_id}/', { id: '1', record_id: '2' }],
    ['/th/children/1/growth/2/', '/th/children/{id}/growth/{record_id}/', { id: '1', record_id: '2' }],
    ['/Children', null, {}],
    ['/children//', null, {}],
    ['//', null, {}],
    ['//children', null, {}],
    ['/children/1/x', null, {}],
    ['children', null, {}],
    ['/product/a//b', null, {}],
    ['/__proto__', null, {}],
    ['/constructor', null, {}],
  ])('%s: %s', (path, template, params) => {
    expect(match(path)).toStrictEqual(
      template === null ? { _tag: 'unmatched', path } : { _tag: 'matched', template, params },
    )
  })

  const segment = fc.string({ minLength: 1, maxLength: 12 })

  test.prop([segment, segment])('what was put into a template comes out again', (id, record_id) => {
    const template = '/th/children/{id}/growth/{record_id}/'
    expect(match(pathTo(template, { id, record_id }))).toStrictEqual({
      _tag: 'matched',
      template,
      params: { id, record_id },
    })
  })

  test.prop([
    fc.shuffledSubarray([...templates], { minLength: templates.length }),
    fc.constantFrom('/product/brand/5', '/article/sensitive', '/children/1', '/'),
  ])('the order of the table does not matter', (shuffled, path) => {
    expect(pathMatcher(shuffled)(path)).toStrictEqual(match(path))
  })

  test('two templates for one address are a defect, said at once', () => {
    expect(() => pathMatcher(['/a/{x}', '/a/{y}'])).toThrow('two templates for one address: /a/{x} and /a/{y}')
    expect(() => pathMatcher(['/a', '/a/'])).toThrow('two templates for one address: /a and /a/')
  })

  test('braces around a part of a word are no parameter', () => {
    const words = pathMatcher(['/x{id}', '/{id}x'])
    for (const path of ['/x5', '/5x', '/5']) expect(words(path)).toStrictEqual({ _tag: 'unmatched', path })
    expect(words('/x%7Bid%7D')).toStrictEqual({ _tag: 'matched', template: '/x{id}', params: {} })
  })

  test('an address with a hole in it is a defect', () => {
    expect(() => pathTo('/children/{id}', {})).toThrow('no value for {id} of /children/{id}')
    expect(pathTo('/product/brand/{id}', { id: 9 })).toBe('/product/brand/9')
  })
})
