import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codecOf } from './codecOf.js'
import { isFields, isInRange, isMissing, isOneOf } from './fields.js'

describe('what came in', () => {
  it('has fields where it is an object, and no list', () => {
    expect([{}, { a: 1 }, Object.create(null)].every(isFields)).toBe(true)
    for (const other of [null, undefined, [], [{}], 'a', 7, true, () => ({})]) expect(isFields(other)).toBe(false)
  })

  it('is missing where it was left out or is null', () => {
    expect([undefined, null].every(isMissing)).toBe(true)
    for (const there of [0, '', false, Number.NaN, {}]) expect(isMissing(there)).toBe(false)
  })

  test.prop([fc.array(fc.string()), fc.anything()])('is one of a list only if it stands in it', (list, value) => {
    expect(isOneOf(list)(value)).toBe(list.includes(value as string))
  })

  it('is one of a list that it stands in', () => {
    expect([1, 2].every(isOneOf([2, 1]))).toBe(true)
    expect(['3', 3, null].some(isOneOf([2, 1]))).toBe(false)
  })

  it('is in a range with both its ends, and never NaN', () => {
    const range = { lowest: -1, highest: 2 }
    for (const inside of [-1, 0, 2]) expect(isInRange(inside, range)).toBe(true)
    for (const outside of [-1.001, 2.001, Number.NaN, Infinity, '1', null])
      expect(isInRange(outside, range)).toBe(false)
  })
})

describe('the codec of a reader', () => {
  const codec = codecOf('Small', (input) => {
    if (typeof input !== 'object') return E.left([{ _tag: 'NotSmall' }])
    const { n } = input as { readonly n?: unknown }
    return n === 7 ? E.right({ n }) : E.left([{ _tag: 'NotSeven', field: 'n' }, { _tag: 'Sorry' }])
  })

  it('reads what the reader reads, and writes it as it is', () => {
    const value = { n: 7, more: true }
    expect(codec.decode(value)).toStrictEqual(E.right({ n: 7 }))
    expect([codec.is(value), codec.is({ n: 8 }), codec.name]).toStrictEqual([true, false, 'Small'])
    expect(codec.encode({ n: 7 })).toStrictEqual({ n: 7 })
  })

  it('tells each refusal by its tag, at its field', () => {
    const told = (input: unknown) => {
      const read = codec.decode(input)
      return E.isLeft(read)
        ? read.left.map(({ message, value, context }) => [message, value, context.map(({ key }) => key)])
        : null
    }
    expect(told({ n: 8 })).toStrictEqual([
      ['NotSeven', { n: 8 }, ['', 'n']],
      ['Sorry', { n: 8 }, ['']],
    ])
    expect(told('x')).toStrictEqual([['NotSmall', 'x', ['']]])
  })
})
