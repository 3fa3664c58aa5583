import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ledgerStory, loyaltyNow, tellLedger, type LedgerUnderTest } from '../../../testing/loyalty.js'
import { todayInBangkok } from '../../calendar/arithmetic.js'
import { accountAfter, emptyAccount } from './account.js'
import { auditLedger } from './auditLedger.js'
import { pointsSummary } from './pointsSummary.js'
import { postPoints } from './postPoints.js'
import type { LedgerRow } from './row.js'

const ledgerInMemory = (from: number) => {
  let now = from
  const rows: LedgerRow[] = []
  const account = () => rows.reduce(accountAfter, emptyAccount)
  const real: LedgerUnderTest = {
    setNow: (to) => Promise.resolve(void (now = to)),
    post: (command) => {
      const posted = postPoints(account(), command, now)
      if (E.isRight(posted)) rows.push(...posted.right.rows)
      return Promise.resolve(E.isRight(posted) ? 'done' : posted.left._tag)
    },
    summary: () => Promise.resolve(pointsSummary(account(), [], [], todayInBangkok(now))),
    rows: () => Promise.resolve(rows),
  }
  return { real, rows }
}

describe('the ledger', () => {
  test.prop([ledgerStory()], { numRuns: 100 })('is what the plain model is, whatever happens', async (story) => {
    const { real, rows } = ledgerInMemory(loyaltyNow)
    await tellLedger(story, real, loyaltyNow)
    const audited = auditLedger(rows)
    expect(audited).toStrictEqual(E.right(rows.reduce(accountAfter, emptyAccount)))
  })

  const tampering: ReadonlyArray<(row: LedgerRow) => LedgerRow> = [
    (row) => ({ ...row, points: row.points + 1 }),
    (row) => ({ ...row, balance: row.balance + 1 }),
    (row) => ({ ...row, seq: row.seq + 1 }),
    (row) => ({ ...row, held_points: row.held_points - 1 }),
    (row) => ({ ...row, lots: row.lots.map((lot) => ({ ...lot, points: lot.points + 1 })).concat(row.lots) }),
    (row) => ({ ...row, kind: row.kind === 'expired' ? 'returned' : 'expired' }),
  ]

  test.prop([ledgerStory(), fc.nat(), fc.nat({ max: tampering.length - 1 })], { numRuns: 50 })(
    'shows where a row was changed, left out or put in twice',
    async (story, at, how) => {
      const { real, rows } = ledgerInMemory(loyaltyNow)
      await tellLedger(story, real, loyaltyNow)
      if (rows.length < 2) return
      const which = at % rows.length
      const changed = rows.map((row, i) => (i === which ? (tampering[how]?.(row) ?? row) : row))
      if (JSON.stringify(changed) !== JSON.stringify(rows)) expect(E.isLeft(auditLedger(changed))).toBe(true)
      if (which < rows.length - 1) expect(E.isLeft(auditLedger(rows.toSpliced(which, 1)))).toBe(true)
      expect(E.isLeft(auditLedger(rows.toSpliced(which, 0, ...rows.slice(which, which + 1))))).toBe(true)
    },
  )
})
