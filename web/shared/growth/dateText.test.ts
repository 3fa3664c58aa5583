import { expect, test } from 'vitest'
import { fullDateText } from './dateText'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('a birth date and the version of a text bear the whole year', () => {
  expect(fullDateText('2026-12-12')).toBe('12\u00A0ธันวาคม\u00A02569')
  expect(fullDateText('2.2')).toBe('2.2')
})

test('no screen writes a birth date or the version of a text in two digits', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  const short = /\b(?:thaiDate|dateText)\([^()]*(?:birthDate|version)/i
  expect(Object.entries(sources).flatMap(([file, text]) => (short.test(text) ? [file] : []))).toEqual([])
})
