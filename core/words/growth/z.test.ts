import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { zWords } from './z.js'

it.each([
  [0, 'ใกล้ค่ากลาง'],
  [-0.16, 'ใกล้ค่ากลาง'],
  [0.49, 'ใกล้ค่ากลาง'],
  [0.5, 'เหนือค่ากลาง'],
  [-0.5, 'ต่ำกว่าค่ากลาง'],
  [-2, 'ต่ำกว่าค่ากลาง'],
])('%d is %s', (z, words) => expect(zWords(z)).toBe(words))

test.prop([fc.integer({ min: -900, max: 900 })])('says a side from half an SD on, and no figure', (hundredths) => {
  const words = zWords(hundredths / 100)
  expect(words).not.toMatch(/\d|SD/)
  expect(words === 'ใกล้ค่ากลาง').toBe(Math.abs(hundredths) < 50)
  expect(words.startsWith('เหนือ')).toBe(hundredths >= 50)
})
