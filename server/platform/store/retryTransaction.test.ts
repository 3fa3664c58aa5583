import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { retryTransaction } from './retryTransaction.js'

const failing = (times: number, failure: object) => {
  let attempts = 0
  const transaction = async (): Promise<number> => {
    attempts += 1
    if (attempts <= times) throw Object.assign(new Error('refused by the database'), failure)
    return attempts
  }
  return { transaction, tries: () => attempts }
}

const conflicts: ReadonlyArray<readonly [string, object]> = [
  ['a deadlock', { code: '40P01' }],
  ['a serialization failure', { code: '40001' }],
  ['stock that is gone', { code: '23514', constraint: 'items_stock_balance_check' }],
]

describe('a transaction that others were in the way of', () => {
  it.each(conflicts)('is done anew: %s', async (_, failure) => {
    expect(await retryTransaction(failing(4, failure).transaction)).toStrictEqual(E.right(5))
  })

  it.each(conflicts)('is given up after five tries: %s', async (_, failure) => {
    const { transaction, tries: attempts } = failing(99, failure)
    expect(await retryTransaction(transaction)).toStrictEqual(E.left({ _tag: 'Contended' }))
    expect(attempts()).toBe(5)
  })

  it.each([
    ['another check', { code: '23514', constraint: 'point_accounts_balance_check' }],
    ['a number that is taken', { code: '23505', constraint: 'orders_number_key' }],
    ['a defect', {}],
  ])('and no other: %s', async (_, failure) => {
    const { transaction, tries: attempts } = failing(1, failure)
    await expect(retryTransaction(transaction)).rejects.toThrow('refused by the database')
    expect(attempts()).toBe(1)
  })
})

describe('a transaction whose connection broke', () => {
  const broken: ReadonlyArray<readonly [string, object]> = [
    ['the database was ended', { code: '57P01' }],
    ['the network is gone', { code: 'ECONNRESET' }],
    ['the driver says so', { message: 'Connection terminated unexpectedly' }],
    ['the database became a standby', { code: '25006' }],
  ]

  it.each(broken)('is done anew where it is known by a key: %s', async (_, failure) => {
    expect(await retryTransaction(failing(2, failure).transaction, { keyed: true })).toStrictEqual(E.right(3))
  })

  it.each(broken)('and not for ever: %s', async (_, failure) => {
    const { transaction, tries: attempts } = failing(99, failure)
    await expect(retryTransaction(transaction, { keyed: true })).rejects.toMatchObject(failure)
    expect(attempts()).toBe(3)
  })

  it.each(broken)('is not done anew where it may be done already: %s', async (_, failure) => {
    const { transaction, tries: attempts } = failing(1, failure)
    await expect(retryTransaction(transaction)).rejects.toMatchObject(failure)
    expect(attempts()).toBe(1)
  })

  it('is not waited for once more where a connection was waited for in vain', async () => {
    const { transaction, tries: attempts } = failing(1, { message: 'timeout exceeded when trying to connect' })
    await expect(retryTransaction(transaction, { keyed: true })).rejects.toThrow('timeout exceeded')
    expect(attempts()).toBe(1)
  })
})
