import { expect, it } from 'vitest'
import { hasSecondFactor } from './secondFactor.js'

it.each([
  [['mfa'], null, true],
  [['pwd', 'otp'], null, true],
  [['pwd'], null, false],
  [['pwd', 'pin'], null, false],
  [['sms'], null, false],
  [[], 'phr', true],
  [[], 'gold', true],
  [['pwd'], 'silver', false],
  [[], null, false],
] as const)('%j with acr %s: %s', (amr, acr, wanted) => {
  expect(hasSecondFactor({ amr, acr }, ['gold'])).toBe(wanted)
})
