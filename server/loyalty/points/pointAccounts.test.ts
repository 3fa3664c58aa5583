import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/store/store.js'
import { post, loadAccount } from './pointAccounts.js'
import { ownStore } from '../../testing/ownStore.js'

const now = new Date('2026-11-20T03:04:05.678Z')

describe('an account of points', () => {
  const store = ownStore(now)
  const member = randomUUID()
  beforeAll(async () => {
    const nobody = { email: null, name: null, birthday: null }
    await store.db
      .insertInto('members')
      .values({ id: member, ...nobody, adult_confirmed_at: now, created_at: now })
      .execute()
  })

  it('is there from the first, holds what comes in, and takes out what is ordered and given back', async () => {
    expect((await loadAccount(store.db, member)).account).toStrictEqual({ seq: 0, held: 0, lots: [], takings: [] })
    const run = (command: Parameters<typeof post>[2]) => inTransaction(store.db, (tx) => post(tx, member, command, now))
    const [bill, order] = [randomUUID(), randomUUID()]
    await run({ _tag: 'Earn', kind: 'bill', points: 45, reference_id: bill })
    expect(E.isRight(await run({ _tag: 'Hold', points: 30, reference_id: order }))).toBe(true)
    expect((await loadAccount(store.db, member)).account).toMatchObject({ seq: 2, held: 30 })
    expect(await run({ _tag: 'Hold', points: 30, reference_id: order })).toMatchObject({
      left: { _tag: 'AlreadyTaken' },
    })
    await run({ _tag: 'Return', reference_id: order })
    const { account } = await loadAccount(store.db, member)
    expect(account).toStrictEqual({ seq: 3, held: 0, lots: [{ expires_on: '2027-11-30', points: 45 }], takings: [] })
    const rows = await store.db.selectFrom('point_ledger').selectAll().orderBy('seq').execute()
    expect(rows.map(({ kind, points, balance, at }) => [kind, points, balance, at])).toStrictEqual([
      ['bill', 45, 45, now],
      ['held', -30, 15, now],
      ['returned', 30, 45, now],
    ])
  })

  it('keeps no second earning of one bill', async () => {
    const command = { _tag: 'Earn', kind: 'bill', points: 5, reference_id: randomUUID() } as const
    await inTransaction(store.db, (tx) => post(tx, member, command, now))
    await expect(inTransaction(store.db, (tx) => post(tx, member, command, now))).rejects.toMatchObject({
      code: '23505',
    })
  })
})
