import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { bahtOfSatang } from '../../../words/loyalty/number.js'
import { sentShares } from './sentShares.js'
import { satangOfTyped } from './typedAmount.js'

const sizes = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 4 })

describe('how much of each picture has left', () => {
  test.prop([sizes, fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true })])(
    'is nothing at first and all at the end, and one begins when the one before is through',
    (each, more, part) => {
      const all = each.reduce((sum, size) => sum + size, more)
      const zero = each.map(() => 0)
      if (all > 0) expect(sentShares(each, 0, all)).toEqual(zero)
      expect(sentShares(each, all, all)).toEqual(each.map(() => 1))
      const now = sentShares(each, Math.floor(all * part), all)
      expect(now.every((share) => share >= 0 && share <= 1)).toBe(true)
      const filled = now.filter((_, at) => each[at] !== 0)
      expect(filled.every((share, at) => share === 0 || filled.slice(0, at).every((before) => before === 1))).toBe(true)
    },
  )

  it('of the second picture, 64 of 100 bytes', () => {
    expect(sentShares([200, 100], 10 + 264, 310)).toEqual([1, 0.64])
  })
})

describe('an amount as it is typed', () => {
  test.prop([fc.integer({ min: 0, max: 1_000_000_000 })])('is read back as it is written', (satang) => {
    expect(satangOfTyped(bahtOfSatang(satang))).toBe(satang)
    expect(satangOfTyped(bahtOfSatang(satang).replaceAll(',', ''))).toBe(satang)
  })

  test.prop([fc.string({ unit: 'binary' })])('is an amount or nothing, never something between', (text) => {
    const read = satangOfTyped(text)
    expect(read === null || (Number.isSafeInteger(read) && read >= 0)).toBe(true)
  })

  it.each([
    ['458', 45_800],
    [' 458.5 บาท', 45_850],
    ['฿1,458.05', 145_805],
    ['๔๕๘.๒๕', 45_825],
    ['0', 0],
    ['\u200b1,458.05\u00a0บาท\u2060', 145_805],
    ['１，４５８．０５', 145_805],
  ])('%s', (text, satang) => expect(satangOfTyped(text)).toBe(satang))

  it.each(['', '.', '4.567', '4,58', '1,2345', '-5', '4e3', '4²', 'สี่ร้อย', '99999999999999999999'])(
    '%j is none',
    (text) => expect(satangOfTyped(text)).toBeNull(),
  )
})
