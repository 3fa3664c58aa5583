import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { looksAlike, nearBits } from '@careplus/core/internal/loyalty'
import { hashParts } from './hashParts.js'

const hash = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const text = (bits: bigint): string => bits.toString(16).padStart(16, '0')

test.prop([hash, fc.uniqueArray(fc.nat({ max: 63 }), { maxLength: nearBits })], { numRuns: 2000 })(
  'likenesses that are alike have a part in common',
  (bits, flipped) => {
    const [one, other] = [text(bits), text(flipped.reduce((all, bit) => all ^ (1n << BigInt(bit)), bits))]
    expect(looksAlike(one, other)).toBe(true)
    expect(hashParts(one).filter((part) => hashParts(other).includes(part))).not.toStrictEqual([])
  },
)

test.prop([hash])('the parts of a likeness are all of it, each in its place', (bits) => {
  const parts = hashParts(text(bits))
  expect(parts.map((part) => part.slice(1)).join('')).toBe(text(bits))
  expect(parts.map((part) => part[0])).toStrictEqual(parts.map((_, at) => String(at)))
})
