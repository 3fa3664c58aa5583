import { expect, it } from 'vitest'
import { restoredSentence } from './backupLine.js'

const restored = {
  members: 2,
  pictures: 3,
  store: 'postgres',
  made_at: '2026-11-20T03:00:00.000Z',
  erased_again: 0,
  taken_again: 0,
  erasures_known: true,
} as Parameters<typeof restoredSentence>[0]

it('says in its first line what was brought back', () => {
  const [first] = restoredSentence(restored, { file: '/copies/a.tar.gz', replace: true, json: false }).split('\n')
  expect(first).toBe('Restored 2 members and 3 pictures, as of 2026-11-20T03:00:00.000Z: /copies/a.tar.gz')
})

it('says how an earlier database is asked what was erased, where it was not', () => {
  const sentenceOf = (more: Partial<typeof restored>, replace = false) =>
    restoredSentence({ ...restored, ...more }, { file: '/copies/a.tar.gz', replace, json: false })
  const inPlace = '--in-place-of <its name or address>'
  expect(sentenceOf({ erasures_known: false })).toContain(inPlace)
  for (const other of [
    sentenceOf({}),
    sentenceOf({ erasures_known: false }, true),
    sentenceOf({ erasures_known: false, store: 'embedded' }),
  ])
    expect(other).not.toContain(inPlace)
})
