import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { zWords } from './z.js'

it.each([
  [0, 'ตรงค่ากลาง'],
  [0.62, 'เหนือค่ากลาง 0.62\u00A0SD'],
  [-2, 'ต่ำกว่าค่ากลาง 2.00\u00A0SD'],
])('%d is %s', (z, words) => expect(zWords(z)).toBe(words))

test.prop([fc.integer({ min: -900, max: 900 }).filter((z) => z !== 0)])('says side and distance', (hundredths) => {
  const words = zWords(hundredths / 100)
  expect(words.startsWith('เหนือ')).toBe(hundredths > 0)
  expect(Number(/\d+\.\d\d/.exec(words)?.[0])).toBe(Math.abs(hundredths) / 100)
})
