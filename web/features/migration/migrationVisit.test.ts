import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readVisit } from './migrationVisit'

const visit = {
  step: 'mail',
  email: 'a@example.com',
  phone: '0812345678',
  sent: { expiresAt: 1000, resendAt: 60, digits: 6 },
} as const

test.prop([fc.integer({ min: 0, max: 2000 })])('is gone on with exactly while its code is good', (now) => {
  expect(readVisit(JSON.stringify(visit), now)).toStrictEqual(now < 1000 ? visit : null)
})

test.prop([fc.string()])('what cannot be read begins anew', (text) => {
  expect(readVisit(text, 0)).toBeNull()
})
