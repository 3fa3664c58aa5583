import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { withThaiBreaks } from './lineBreaks.js'
import { withUnseenShown } from './visible.js'

test.each([
  ['มะลิ\u202Eลบ', 'มะลิ⟨U+202E⟩ลบ'],
  ['a\u0000b\u001b[2J', 'a⟨U+0000⟩b⟨U+001B⟩[2J'],
  ['\uFEFFAB-1\u200B', '⟨U+FEFF⟩AB-1⟨U+200B⟩'],
])('%j is shown as %s', (text, shown) => expect(withUnseenShown(text)).toBe(shown))

test('ends of lines, joined emoji and our own word joiners stay', () => {
  for (const text of ['สอง\nบรรทัด\r\n\tนี้', '👩‍👧', withThaiBreaks('ทีมงานกำลังอ่าน')])
    expect(withUnseenShown(text)).toBe(text)
})

test.prop([fc.string({ unit: 'binary' })])('shown once is shown for good', (text) => {
  const shown = withUnseenShown(text)
  expect(withUnseenShown(shown)).toBe(shown)
})
