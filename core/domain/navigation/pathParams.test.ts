import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { paramsAreValid } from './pathParams.js'
import { catalogueIdParam, uuidParam } from './routeId.js'

describe('what stands in an address for an id', () => {
  const nearId = fc.oneof(
    fc.uuid(),
    fc.uuid().map((id) => id.toUpperCase()),
    fc.uuid().map((id) => id.slice(1)),
    fc.uuid().map((id) => `${id}0`),
    fc.uuid().map((id) => `0${id}`),
    fc.nat().map((n) => `${n}x`),
    fc.nat().map(String),
    fc.bigInt({ min: 0n, max: 1n << 70n }).map(String),
    fc.integer().map((n) => `0${n}`),
    fc.string(),
  )
  test.prop([nearId])('`uuid` holds of exactly what the core takes for one', (id) => {
    expect(paramsAreValid('uuid', { id })).toBe(E.isRight(uuidParam(id)))
  })
  test.prop([nearId])('`catalogueId` holds of exactly what the core takes for one, or of a UUID', (id) => {
    expect(paramsAreValid('catalogueId', { id })).toBe(E.isRight(uuidParam(id)) || E.isRight(catalogueIdParam(id)))
  })

  test.each([
    ['toddler-milk', true],
    ['นมผง สูตร 3', true],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
    ['', false],
    ['-a', false],
    ['..', false],
    ['a/b', false],
    ['\0', false],
  ])('slug %j: %s', (category, valid) => {
    expect(paramsAreValid('slugs', { category, tag: 'new' })).toBe(valid)
    expect(paramsAreValid('slugs', { category: 'new', tag: category })).toBe(valid)
  })
})
