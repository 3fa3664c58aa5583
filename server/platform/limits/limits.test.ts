import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { waitFor, type Window } from './limits.js'
import { codesToAddress } from './rules.js'

const { windows } = codesToAddress('0812345678')
const start = Date.UTC(2026, 10, 20)

/** Someone who asks again after each of these pauses (seconds), and is let in or not as the limit says. */
const asking = (pauses: ReadonlyArray<number>, limits: ReadonlyArray<Window>): ReadonlyArray<number> => {
  const hits: number[] = []
  let now = start
  for (const pause of pauses) {
    now += pause * 1000
    if (waitFor(hits, limits, now) === 0) hits.unshift(now)
  }
  return hits
}
const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 7200 })), { maxLength: 60 })
const inWindow = (hits: ReadonlyArray<number>, from: number, { seconds }: Window): number =>
  hits.filter((at) => at >= from && at < from + seconds * 1000).length

describe('the windows of codes to a number', () => {
  test.prop([pauses])('no stretch of time holds more than its window allows, wherever it begins', (asked) => {
    const hits = asking(asked, windows)
    for (const window of windows)
      for (const from of hits) expect(inWindow(hits, from, window)).toBeLessThanOrEqual(window.count)
  })

  test.prop([pauses])(
    'after exactly the wait that was told the next one is let in, and not a second before',
    (asked) => {
      const hits = asking(asked, windows)
      const now = hits[0] ?? start
      const wait = waitFor(hits, windows, now)
      expect(waitFor(hits, windows, now + wait * 1000)).toBe(0)
      if (wait >= 1) expect(waitFor(hits, windows, now + (wait - 1) * 1000)).toBeGreaterThan(0)
    },
  )

  test.prop([pauses, fc.nat()])('a hit given back never makes anyone wait longer', (asked, which) => {
    const hits = asking(asked, windows)
    const fewer = hits.filter((_, at) => at !== which % Math.max(1, hits.length))
    const now = hits[0] ?? start
    expect(waitFor(fewer, windows, now)).toBeLessThanOrEqual(waitFor(hits, windows, now))
  })

  test.prop([fc.integer({ min: 60, max: 7200 })])(
    'nobody who waits a minute, an hour after five and a day after ten, is refused',
    (pause) => {
      const hits = asking([0, pause], windows)
      expect(hits).toHaveLength(2)
    },
  )
})
