import { left, right } from 'fp-ts/Either'
import type { CallFailure, LedgerLine, LedgerPage } from '@careplus/core/ports'
import { expect, it } from 'vitest'
import { wholeLedger } from './wholeLedger'

const lost: CallFailure = { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'failed' }
const line = (seq: number) => ({ seq }) as LedgerLine
const pages = new Map<number | null, LedgerPage>([
  [null, { lines: [line(5), line(4)], next: 4 }],
  [4, { lines: [line(3), line(2)], next: 2 }],
  [2, { lines: [line(1)], next: null }],
])
const pageOf = (before: number | null): LedgerPage => pages.get(before) ?? { lines: [], next: null }

it('is every page, the oldest line first', async () => {
  const all = await wholeLedger({ ledger: async (before) => right(pageOf(before)) })
  expect(all).toMatchObject({ right: [1, 2, 3, 4, 5].map((seq) => ({ seq })) })
})

it('is nothing where a page does not come: half a file would pass for a whole one', async () => {
  const ledger = async (before: number | null) => (before === 2 ? left(lost) : right(pageOf(before)))
  expect(await wholeLedger({ ledger })).toStrictEqual(left(lost))
})
