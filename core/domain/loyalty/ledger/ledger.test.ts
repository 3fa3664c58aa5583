import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loyaltyNow, loyaltyToday, pointLots, pointsAccount } from '../../../testing/loyalty.js'
import { addDays, startOfBangkokDay } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { mostPoints } from '../points.js'
import { accountAfter, balanceOf, emptyAccount, type Account } from './account.js'
import { auditLedger } from './auditLedger.js'
import type { LedgerCommand } from './command.js'
import { lotExpiry, returnedTo, revivedExpiry, takenFrom, tidied, totalOf } from './lots.js'
import { pointsSummary, usablePoints } from './pointsSummary.js'
import { postPoints, type Posted } from './postPoints.js'
import { LedgerRow } from './row.js'

const day = (text: string) => text as IsoDate
const at = (text: string) => startOfBangkokDay(day(text))

const posted = (account: Account, command: LedgerCommand, now = loyaltyNow): Posted => {
  const answer = postPoints(account, command, now)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}
const told = (...commands: ReadonlyArray<readonly [string, LedgerCommand]>): Posted =>
  commands.reduce<Posted>(
    ({ rows, account }, [on, command]) => {
      const next = posted(account, command, at(on))
      return { rows: [...rows, ...next.rows], account: next.account }
    },
    { rows: [], account: emptyAccount },
  )
const refusal = (account: Account, command: LedgerCommand) => {
  const answer = postPoints(account, command, loyaltyNow)
  return E.isLeft(answer) ? answer.left : null
}
const earn = (points: number, reference_id = 'b'): LedgerCommand => ({
  _tag: 'Earn',
  kind: 'bill',
  points,
  reference_id,
})
const hold = (points: number, reference_id = 'o'): LedgerCommand => ({ _tag: 'Hold', points, reference_id })
const giveBack: LedgerCommand = { _tag: 'Return', reference_id: 'o' }

describe('a lot', () => {
  it.each([
    ['2026-11-01', '2027-11-30'],
    ['2026-11-30', '2027-11-30'],
    ['2027-02-28', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('approved on %s is good to %s', (on, to) => {
    expect(lotExpiry(day(on))).toBe(to)
  })

  it('goes by the Bangkok day: 17:00 UTC is the next one', () => {
    const before = posted(emptyAccount, earn(5), Date.UTC(2026, 10, 30, 16, 59, 59, 999))
    const after = posted(emptyAccount, earn(5), Date.UTC(2026, 10, 30, 17))
    expect(before.account.lots).toStrictEqual([{ expires_on: '2027-11-30', points: 5 }])
    expect(after.account.lots).toStrictEqual([{ expires_on: '2027-12-31', points: 5 }])
  })

  it('is spent on its last day, and not on the next', () => {
    const { account } = told(['2026-11-20', earn(100)])
    expect(E.isRight(postPoints(account, hold(100), at('2027-12-01') - 1))).toBe(true)
    expect(postPoints(account, hold(1), at('2027-12-01'))).toStrictEqual(
      E.left({ _tag: 'PointsShort', usable: 0, missing: 1 }),
    )
    expect(usablePoints(account, day('2027-11-30'))).toBe(100)
    expect(usablePoints(account, day('2027-12-01'))).toBe(0)
  })

  test.prop([pointLots(), fc.nat({ max: 3000 })])('is spent first that expires first', (lots, points) => {
    const taken = takenFrom(lots, points)
    expect(totalOf(taken)).toBe(Math.min(points, totalOf(lots)))
    taken.forEach((lot, i) => {
      expect(lot.expires_on).toBe(lots[i]?.expires_on)
      if (i < taken.length - 1) expect(lot.points).toBe(lots[i]?.points)
    })
  })

  test.prop([pointLots(), fc.integer({ min: -60, max: 60 })])(
    'gets back what it gave, dead ones for 30 days',
    (lots, n) => {
      const today = addDays(loyaltyToday, n)
      const back = returnedTo(lots, today)
      expect(totalOf(back)).toBe(totalOf(lots))
      expect(back.every(({ expires_on }) => expires_on >= today)).toBe(true)
      const dead = totalOf(lots.filter(({ expires_on }) => expires_on < today))
      const there = (on: IsoDate, of: typeof lots) => totalOf(of.filter(({ expires_on }) => expires_on === on))
      const longer = revivedExpiry(today)
      expect(there(longer, back)).toBe(there(longer, lots) + dead)
    },
  )
})

describe('the ledger tells', () => {
  it('a hold of two lots, line by line', () => {
    const { rows, account } = told(
      ['2025-12-10', earn(180, 'b1')],
      ['2026-11-20', earn(400, 'b2')],
      ['2026-11-20', hold(300)],
    )
    expect(rows[2]).toStrictEqual({
      seq: 3,
      at: '2026-11-19T17:00:00.000Z',
      kind: 'held',
      points: -300,
      held_points: 300,
      balance: 280,
      reference_id: 'o',
      reason: null,
      lots: [
        { expires_on: '2026-12-31', points: -180 },
        { expires_on: '2027-11-30', points: -120 },
      ],
    })
    expect(rows.every(LedgerRow.is)).toBe(true)
    expect(pointsSummary(account, [], [85_000, 999], loyaltyToday)).toStrictEqual({
      usable: 280,
      pending: 85,
      held: 300,
      unproved: 0,
      next_expiry: { points: 280, on: '2027-11-30' },
    })
  })

  it('expiry before what is done on that day, a row for each lot', () => {
    const { rows } = told(['2025-01-05', earn(20, 'b1')], ['2025-02-05', earn(30, 'b2')], ['2026-03-10', earn(7, 'b3')])
    expect(rows.map(({ kind, points, balance }) => [kind, points, balance])).toStrictEqual([
      ['bill', 20, 20],
      ['bill', 30, 50],
      ['expired', -20, 30],
      ['expired', -30, 0],
      ['bill', 7, 7],
    ])
  })

  it('a held point outlives its lot, and comes back for 30 days', () => {
    const { rows, account } = told(['2025-11-20', earn(100)], ['2026-11-25', hold(60)], ['2026-12-05', giveBack])
    // The 40 free points have expired; a return does not revive them.
    expect(rows.map(({ kind, points }) => [kind, points])).toStrictEqual([
      ['bill', 100],
      ['held', -60],
      ['expired', -40],
      ['returned', 60],
    ])
    expect(account).toStrictEqual({
      seq: 4,
      held: 0,
      lots: [{ expires_on: '2027-01-04', points: 60, revived: true }],
      takings: [],
    })
  })

  it('lives its 30 days once, however often it is ordered with and given back', () => {
    const { rows, account } = told(
      ['2025-11-20', earn(100)],
      ['2026-11-30', hold(100)],
      ['2026-12-05', giveBack],
      ['2027-01-04', hold(100)],
      ['2027-01-04', giveBack],
      ['2027-01-04', hold(100)],
      ['2027-01-05', giveBack],
    )
    expect(rows.slice(1).map(({ kind, points, lots }) => [kind, points, lots[0]?.expires_on])).toStrictEqual([
      ['held', -100, '2026-11-30'],
      ['returned', 100, '2027-01-04'],
      ['held', -100, '2027-01-04'],
      ['returned', 100, '2027-01-04'],
      ['held', -100, '2027-01-04'],
      ['returned', 100, '2027-01-04'],
      ['expired', -100, '2027-01-04'],
    ])
    expect(account).toStrictEqual({ seq: 8, held: 0, lots: [], takings: [] })
    expect(auditLedger(rows)).toStrictEqual(E.right(account))
  })

  it('counts revived points and others of one last day together, and takes the others first', () => {
    const lots = [
      { expires_on: day('2027-01-04'), points: 5, revived: true },
      { expires_on: day('2027-01-04'), points: 7 },
    ] as const
    const account = { ...emptyAccount, lots: tidied(lots) }
    expect(pointsSummary(account, [], [], loyaltyToday).next_expiry).toStrictEqual({ points: 12, on: '2027-01-04' })
    expect(takenFrom(lots, 8)).toStrictEqual([
      { expires_on: '2027-01-04', points: 7 },
      { expires_on: '2027-01-04', points: 1, revived: true },
    ])
  })

  it('is right as it was written before revived lots were marked', () => {
    const { rows } = told(['2025-11-20', earn(100)], ['2026-11-30', hold(100)], ['2026-12-05', giveBack])
    const before = rows.map((row) => ({
      ...row,
      lots: row.lots.map(({ expires_on, points }) => ({ expires_on, points })),
    }))
    expect(E.isRight(auditLedger(before))).toBe(true)
    const marked = rows.map((row) => ({ ...row, lots: row.lots.map((lot) => ({ ...lot, revived: true as const })) }))
    expect(E.isLeft(auditLedger(marked))).toBe(true)
  })

  it('a return on the last day of a lot goes into that lot', () => {
    const { account } = told(['2025-11-20', earn(100)], ['2026-11-25', hold(60)], ['2026-11-30', giveBack])
    expect(account.lots).toStrictEqual([{ expires_on: '2026-11-30', points: 100 }])
  })

  it('shipped points are spent: nothing gives them back', () => {
    const { account } = told(
      ['2026-11-01', earn(100)],
      ['2026-11-02', hold(60)],
      ['2026-11-03', { _tag: 'Ship', reference_id: 'o' }],
    )
    expect(account).toMatchObject({ held: 0, takings: [] })
    expect(balanceOf(account)).toBe(40)
    expect(refusal(account, giveBack)).toStrictEqual({ _tag: 'NothingTaken', reference_id: 'o' })
  })

  it('entries are spent, not held, and come back when the draw is cancelled', () => {
    const entered = told(['2026-11-01', earn(100)], ['2026-11-02', { _tag: 'Enter', points: 40, reference_id: 'o' }])
    expect(entered.account.held).toBe(0)
    expect(refusal(entered.account, { _tag: 'Ship', reference_id: 'o' })).toMatchObject({ _tag: 'NothingTaken' })
    expect(balanceOf(posted(entered.account, giveBack).account)).toBe(100)
  })
})

describe('the ledger refuses', () => {
  const { account } = told(['2026-11-01', earn(100)], ['2026-11-02', hold(60)])

  it('what is no number of points', () => {
    for (const points of [0, -1, 1.5, NaN, Infinity, 2 ** 53]) {
      for (const command of [earn(points), hold(points, 'p')]) {
        expect(refusal(account, command)).toStrictEqual({ _tag: 'PointsInvalid', received: points })
      }
    }
    expect(refusal(account, { _tag: 'Adjust', points: 0, reason: 'x', reference_id: null })).toMatchObject({
      received: 0,
    })
  })

  it('more than there is, twice the same, and more than a column holds', () => {
    expect(refusal(account, hold(41, 'p'))).toStrictEqual({ _tag: 'PointsShort', usable: 40, missing: 1 })
    expect(refusal(account, hold(1))).toStrictEqual({ _tag: 'AlreadyTaken', reference_id: 'o' })
    expect(refusal(account, earn(mostPoints - 99))).toStrictEqual({ _tag: 'PointsTooMany', most: mostPoints })
    expect(refusal(account, earn(mostPoints - 100))).toBe(null)
  })

  it('an adjustment without a reason, or below nought', () => {
    const adjust = (points: number, reason: string) =>
      refusal(account, { _tag: 'Adjust', points, reason, reference_id: 's' })
    expect(adjust(5, '  ')).toStrictEqual({ _tag: 'ReasonMissing' })
    expect(adjust(-41, 'นับผิด')).toStrictEqual({ _tag: 'PointsShort', usable: 40, missing: 1 })
    expect(adjust(-40, 'นับผิด')).toBe(null)
  })
})

describe('the order does not matter', () => {
  test.prop([fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }), fc.nat()])(
    'of what comes in within a month',
    (all, seed) => {
      const after = (points: ReadonlyArray<number>) =>
        points.reduce((account, n) => posted(account, earn(n)).account, emptyAccount).lots
      const shuffled = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: 1 })[0] ?? []
      expect(after(shuffled)).toStrictEqual(after(all))
    },
  )

  test.prop([pointsAccount(), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 })])(
    'of two cancelled orders; nothing has happened then',
    (some, a, b) => {
      const account = posted(some, { _tag: 'Expire' }).account
      if (a + b > balanceOf(account)) return
      const both = posted(posted(account, hold(a, 'a')).account, hold(b, 'b')).account
      const back = (first: string, second: string) =>
        posted(posted(both, { _tag: 'Return', reference_id: first }).account, { _tag: 'Return', reference_id: second })
          .account
      expect(back('a', 'b')).toStrictEqual(back('b', 'a'))
      expect(back('a', 'b')).toStrictEqual({ ...account, seq: account.seq + 4 })
    },
  )

  test.prop([pointsAccount(), fc.integer({ min: 0, max: 500 })])('expiry done twice is done once', (account, days) => {
    const once = posted(account, { _tag: 'Expire' }, loyaltyNow + days * 86_400_000)
    expect(posted(once.account, { _tag: 'Expire' }, loyaltyNow + days * 86_400_000).rows).toStrictEqual([])
    expect(once.rows.reduce(accountAfter, account)).toStrictEqual(once.account)
    expect(balanceOf(once.account)).toBe(usablePoints(account, addDays(loyaltyToday, days)))
  })
})

describe('the audit', () => {
  it('finds expiry that nobody wrote, a bill that earned twice, a second shipment', () => {
    const { rows } = told(['2025-11-20', earn(100)], ['2026-12-05', earn(5, 'b2')])
    expect(auditLedger(rows.filter(({ kind }) => kind !== 'expired'))).toMatchObject({
      left: { _tag: 'RowDiffers', seq: 3, expected: { kind: 'expired', seq: 2 } },
    })
    const twice = told(['2026-11-01', earn(5)], ['2026-11-02', earn(5)])
    expect(auditLedger(twice.rows)).toStrictEqual(E.left({ _tag: 'EarnedTwice', seq: 2, reference_id: 'b' }))
    const shipped = told(
      ['2026-11-01', earn(5)],
      ['2026-11-02', hold(5)],
      ['2026-11-03', { _tag: 'Ship', reference_id: 'o' }],
    )
    const again = shipped.rows.concat(shipped.rows.slice(-1).map((row) => ({ ...row, seq: 4 })))
    expect(auditLedger(again)).toMatchObject({
      left: { _tag: 'RowRefused', seq: 4, refusal: { _tag: 'NothingTaken' } },
    })
  })

  it('has nothing against an empty ledger', () => {
    expect(auditLedger([])).toStrictEqual(E.right(emptyAccount))
  })
})
