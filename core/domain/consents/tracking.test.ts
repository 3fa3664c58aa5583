import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { asksAgain, mayTrackPage, nothingTracked, trackingVersion } from './tracking.js'

const below = fc.constantFrom('', '/{id}', '/add-information', '/stool-result', '/login-form')

describe('pages that are told of', () => {
  test.prop([
    fc.constantFrom(
      '/children',
      '/children-growth',
      '/children-profile',
      '/growth',
      '/milnutrisure',
      '/milnutrisure-2',
    ),
    below,
  ])('none about a child: %s%s', (path, rest) => {
    expect(mayTrackPage(path + rest, null)).toBe(false)
  })
  test.prop([
    fc.constantFrom('/mobility', '/mobility-results', '/adults', '/login', '/login-with-phone', '/reset-password'),
    below,
  ])('none about an adult’s strength, none on a way in: %s%s', (path, rest) => {
    expect(mayTrackPage(path + rest, null)).toBe(false)
  })
  test.each(['/', '/article', '/article/{id}', '/product', '/rewards', '/campaign/{id}', '/growths', '/childrens'])(
    '%s may be',
    (path) => {
      expect(mayTrackPage(path, null)).toBe(true)
    },
  )
  test.each([
    ['infant', false],
    ['young-child', false],
    ['child', true],
    ['adult', true],
  ] as const)('that of a product for %s: %s', (ageLine, may) => {
    expect(mayTrackPage('/product/{id}', ageLine)).toBe(may)
  })
})

test('a choice of an earlier text is asked again, where anything was agreed to', () => {
  const some = { analytics: true, advertising: false }
  expect(asksAgain(some, '2025-01-01', trackingVersion)).toBe(true)
  expect(asksAgain(some, null, '2027-01-01')).toBe(true)
  expect(asksAgain(some, trackingVersion, '2027-01-01')).toBe(false)
  expect(asksAgain(nothingTracked, null, '2027-01-01')).toBe(false)
  expect(asksAgain(some, '2025-01-01', '2026-12-09')).toBe(false)
})
