import { expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { maskEmail, maskNumber } from './maskContact.js'
import type { MobileNumber } from './mobileNumber.js'

it.each([
  ['mali@example.com', 'ma•••@example.com'],
  ['ab@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
])('%s is shown as %s', (address, shown) => expect(maskEmail(address)).toBe(shown))

it('shows the last four digits of a number', () =>
  expect(maskNumber('0812345678' as MobileNumber)).toBe('08x-xxx-5678'))

test.prop([fc.stringMatching(/^[a-z0-9.]{1,40}$/)])(
  'never more than two characters of the name, and never how long it is',
  (name) => {
    const shown = maskEmail(`${name}@example.com`).replace('•••@example.com', '')
    expect(shown.length).toBeLessThanOrEqual(Math.min(2, name.length - 1))
    expect(name.startsWith(shown)).toBe(true)
  },
)
