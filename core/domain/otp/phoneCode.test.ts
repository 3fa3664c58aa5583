import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { phoneCodeDigits } from './phoneCode.js'

it('a code has four digits until five were wrong, then six', () => {
  expect([0, 1, 4, 5, 6, 100].map(phoneCodeDigits)).toEqual([4, 4, 4, 6, 6, 6])
})

test.prop([fc.nat(), fc.nat()])('more failures never make a code shorter', (a, b) => {
  expect(phoneCodeDigits(Math.max(a, b))).toBeGreaterThanOrEqual(phoneCodeDigits(Math.min(a, b)))
})
