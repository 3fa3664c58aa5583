import { apiError, connectionLost } from '@careplus/core/testing'
import { expect, test } from 'vitest'
import { refusedText } from './failedText'

const words = { offline: 'offline', network: 'network', other: 'other' }

test.each([
  [409, 'mission_over', 'why'],
  [404, 'not_found', 'why'],
  [429, 'rate_limited', 'why'],
  [503, 'busy', 'other'],
  [403, 'origin_refused', 'other'],
])('what was answered %i %s is said as: %s', (status, code, expected) => {
  expect(refusedText(apiError(status, code, 'why'), words)).toBe(expected)
})

test('a server that says nothing is spoken for', () => {
  expect(refusedText(apiError(404, 'not_found'), words)).toBe('other')
  expect(refusedText(connectionLost, words)).toBe('network')
})
