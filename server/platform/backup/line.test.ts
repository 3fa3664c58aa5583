import { expect, it } from 'vitest'
import { restoredSentence } from './line.js'

const restored = {
  members: 2,
  pictures: 3,
  made_at: '2026-11-20T03:00:00.000Z',
  erased_again: 0,
  taken_again: 0,
  erasures_known: true,
} as Parameters<typeof restoredSentence>[0]

it('says in its first line what was brought back', () => {
  const [first] = restoredSentence(restored, { file: '/copies/a.tar.gz', replace: true, json: false }).split('\n')
  expect(first).toBe('Brought back 2 members and 3 pictures, as of 2026-11-20T03:00:00.000Z: /copies/a.tar.gz')
})
