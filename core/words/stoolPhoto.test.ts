import { describe, expect, it } from 'vitest'
import { photoRefusalWords, photoWords, whyUnsureWords } from './stoolPhoto.js'

describe('what is said of a photo', () => {
  it.each([
    ['why it was not read', whyUnsureWords, 5],
    ['why it cannot be read', photoRefusalWords, 3],
    ['beside a reading', photoWords, 4],
  ])('%s: a Thai sentence for each, of its own', (_, words, count) => {
    const sentences = Object.values(words)
    expect(new Set(sentences).size).toBe(count)
    for (const sentence of sentences) expect(sentence).toMatch(/^[\u0E01-\u0E5B\d\s]+$/)
  })
})
