// @vitest-environment happy-dom
import { networkError } from '@careplus/core/call'
import type { Bill, LedgerLine, Order } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Parts } from '../../../calls/parts'
import { mountRoot } from '../../../testing/mountRoot'
import { LedgerView } from './LedgerView'

const line: LedgerLine = {
  seq: 1,
  at: '2026-11-20T03:00:00.000Z',
  kind: 'moved',
  points: 40,
  held_points: 0,
  balance: 40,
  reference_id: null,
  title: null,
  reason: null,
}
const points = { ledger: async () => E.right({ lines: [line], next: null }) }
const page = mountRoot(() => ({ groups: { rewards: { points } }, user: { id: 'mali' } }))

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const older = { more: false, busy: false, failure: null, loadOlder: () => undefined }
const partsOf = <A,>(list: Parts<A>['list']): Parts<A> => ({ first: null, list, reload: () => undefined, older })
const orders = partsOf<Order>({ _tag: 'ready', value: [], stale: null })
const draw = (bills: Parts<Bill>['list']) =>
  act(async () => page().root.render(<LedgerView show="all" bills={partsOf(bills)} orders={orders} />))
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const ledger = () => page().host.querySelector('.ledger')

test('the ledger waits for the bills above it, but no longer than a second', async () => {
  await draw({ _tag: 'loading' })
  await pass(900)
  expect(ledger()).toBeNull()
  await pass(200)
  expect(ledger()).not.toBeNull()
})

test('a ledger that was shown stays while the bills are read anew', async () => {
  await draw({ _tag: 'failed', failure: networkError('failed') })
  const shown = ledger()
  expect(shown).not.toBeNull()
  await draw({ _tag: 'loading' })
  expect(ledger()).toBe(shown)
})
