import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/isoDate.js'
import { claimableTo, hasLapsed, movingUp, standingOf, type Place } from './prizeStanding.js'

const day = (text: string) => text as IsoDate
const called = day('2026-12-02')
const winner = (place: number, more: Partial<Place> = {}): Place => ({
  place,
  called_on: called,
  ended: null,
  claimed: false,
  ...more,
})
const reserve = (place: number, more: Partial<Place> = {}): Place => winner(place, { called_on: null, ...more })

describe('a place of a result', () => {
  it('is a winner’s, a reserve’s, or nobody’s', () => {
    expect(standingOf(winner(1), 2)).toBe('winner')
    expect(standingOf(reserve(2), 2)).toBe('winner')
    expect(standingOf(reserve(3), 2)).toBe('reserve')
    expect(standingOf(winner(3), 2)).toBe('winner')
    for (const ended of ['gone', 'declined', 'lapsed'] as const) {
      expect(standingOf(winner(1, { ended }), 2)).toBe(ended)
      expect(standingOf(reserve(3, { ended }), 2)).toBe(ended)
    }
  })

  it('is claimed within thirty days, the last one whole', () => {
    expect(claimableTo(called)).toBe('2027-01-01')
    expect(hasLapsed(winner(1), day('2027-01-01'))).toBe(false)
    expect(hasLapsed(winner(1), day('2027-01-02'))).toBe(true)
    expect(hasLapsed(winner(1, { claimed: true }), day('2027-01-02'))).toBe(false)
    expect(hasLapsed(winner(1, { ended: 'declined' }), day('2027-01-02'))).toBe(false)
    expect(hasLapsed(reserve(3), day('2027-06-01'))).toBe(false)
  })

  it('moves up in its order where a winner is gone, declines or does not claim', () => {
    const [one, two, three, four] = [winner(1), winner(2), reserve(3), reserve(4)]
    expect(movingUp(2, [one, two, three, four])).toStrictEqual([])
    expect(movingUp(2, [winner(1, { ended: 'declined' }), two, four, three])).toStrictEqual([3])
    expect(movingUp(2, [winner(1, { ended: 'gone' }), winner(2, { ended: 'lapsed' }), three, four])).toStrictEqual([
      3, 4,
    ])
    expect(movingUp(2, [winner(1, { ended: 'gone' }), two, reserve(3, { ended: 'gone' }), four])).toStrictEqual([4])
    expect(movingUp(2, [winner(1, { ended: 'gone' }), two, winner(3, { ended: 'lapsed' }), four])).toStrictEqual([4])
    expect(movingUp(2, [winner(1, { ended: 'gone' }), two, winner(3), four])).toStrictEqual([])
  })

  const places = fc
    .array(
      fc.record({
        called_on: fc.constantFrom(called, null),
        ended: fc.constantFrom('gone' as const, 'declined' as const, 'lapsed' as const, null),
        claimed: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    .map((all) => all.map((one, at): Place => ({ place: at + 1, ...one })))
  test.prop([fc.integer({ min: 1, max: 6 }), places])('never gives more prizes than there are', (prizes, all) => {
    const up = movingUp(prizes, all)
    const after = all.map((one) => (up.includes(one.place) ? { ...one, called_on: called } : one))
    const winners = (of: ReadonlyArray<Place>) => of.filter((one) => standingOf(one, prizes) === 'winner').length
    expect(winners(after)).toBeLessThanOrEqual(Math.max(prizes, winners(all)))
    expect(movingUp(prizes, after)).toStrictEqual([])
    if (winners(after) < prizes) expect(after.filter((one) => standingOf(one, prizes) === 'reserve')).toStrictEqual([])
  })
})
