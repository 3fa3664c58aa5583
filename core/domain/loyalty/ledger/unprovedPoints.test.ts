import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loyaltyNow, loyaltyToday } from '../../../testing/loyalty.js'
import { todayInBangkok } from '../../calendar/arithmetic.js'
import { emptyAccount, type Account } from './account.js'
import type { LedgerCommand } from './command.js'
import { PointsSummary, pointsSummary } from './pointsSummary.js'
import { postPoints } from './postPoints.js'
import type { LedgerRow } from './row.js'
import { unprovedPoints } from './unprovedPoints.js'

const dayMs = 86_400_000
const points = fc.integer({ min: 1, max: 60 })
const step = fc.oneof(
  points.map((n) => ({ does: 'mission', n }) as const),
  points.map((n) => ({ does: 'gift', n }) as const),
  points.map((n) => ({ does: 'spend', n }) as const),
  fc.constant({ does: 'return', n: 0 } as const),
  fc.integer({ min: 1, max: 300 }).map((n) => ({ does: 'wait', n }) as const),
)

type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

const member = () => {
  let [account, now, seq]: [Account, number, number] = [emptyAccount, loyaltyNow, 0]
  const rows: LedgerRow[] = []
  const orders: string[] = []
  const post = (command: LedgerCommand) => {
    const done = postPoints(account, command, now)
    if (E.isLeft(done)) throw new Error(JSON.stringify(done.left))
    rows.push(...done.right.rows)
    account = done.right.account
  }
  const summary = () => pointsSummary(account, rows, [], todayInBangkok(now))
  const takes: Readonly<Record<Step['does'], (n: number, id: string) => void>> = {
    mission: (n, reference_id) => post({ _tag: 'Earn', kind: 'mission', points: n, reference_id }),
    gift: (n, reference_id) => post({ _tag: 'Adjust', points: n, reason: 'x', reference_id }),
    spend: (n, reference_id) => {
      if (n > summary().usable) return
      orders.push(reference_id)
      post({ _tag: n % 2 === 0 ? 'Hold' : 'Enter', points: n, reference_id })
    },
    return: () => {
      const reference_id = orders.pop()
      if (reference_id !== undefined) post({ _tag: 'Return', reference_id })
    },
    wait: (n) => {
      now += n * dayMs
    },
  }
  const sum = (...kinds: ReadonlyArray<LedgerRow['kind']>) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((all, row) => all + row.points, 0)
  return {
    take: ({ does, n }: Step) => takes[does](n, String((seq += 1))),
    summary,
    gifts: () => sum('adjusted'),
    missions: () => sum('mission'),
    spent: () => -sum('held', 'entered', 'returned'),
  }
}

describe('points of missions without a proof', () => {
  test.prop([fc.array(step, { maxLength: 25 })])('are never spent, whatever comes, goes and expires', (steps) => {
    const { take, summary, gifts, spent } = member()
    for (const one of steps) {
      take(one)
      expect(spent()).toBeLessThanOrEqual(gifts())
      expect(summary().usable).toBeGreaterThanOrEqual(0)
    }
  })

  test.prop([
    fc.array(
      step.filter(({ does }) => does !== 'wait'),
      { maxLength: 25 },
    ),
  ])('hold back no other point: those are usable to the last', (steps) => {
    const { take, summary, gifts, missions, spent } = member()
    for (const one of steps) {
      take(one)
      expect(summary()).toMatchObject({ usable: gifts() - spent(), unproved: missions() })
    }
  })

  it('that had expired, or were spent before a proof was asked for, are held back no longer', () => {
    const lot = (expires_on: string, n: number) => ({ expires_on, points: n }) as LedgerRow['lots'][number]
    const earned = { kind: 'mission', lots: [lot('2026-10-31', 50)] } as const
    const account = { ...emptyAccount, lots: [lot('2027-11-30', 30)] }
    const due = { ...emptyAccount, lots: [lot('2026-10-31', 50), lot('2027-11-30', 30)] }
    const expired = { kind: 'expired', lots: [lot('2026-10-31', -50)] } as const
    expect(unprovedPoints(account, [earned, expired], loyaltyToday)).toBe(0)
    expect(unprovedPoints(due, [earned], loyaltyToday)).toBe(0)
    expect(unprovedPoints(account, [{ kind: 'mission', lots: [lot('2027-11-30', 90)] }], loyaltyToday)).toBe(30)
    expect(unprovedPoints(account, [], loyaltyToday)).toBe(0)
  })
})

it('is 0 in the answer of a server that does not tell it yet', () => {
  const { unproved: _, ...told } = pointsSummary(emptyAccount, [], [], loyaltyToday)
  expect(PointsSummary.decode(told)).toStrictEqual(E.right({ ...told, unproved: 0 }))
  for (const unproved of [-1, 0.5, null, '1']) expect(E.isLeft(PointsSummary.decode({ ...told, unproved }))).toBe(true)
})
