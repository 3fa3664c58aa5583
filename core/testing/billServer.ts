import * as E from 'fp-ts/Either'
import { networkError, type CallFailure } from '../domain/call/failure.js'
import type { Bill, Bills, NewBill } from '../ports/loyalty.js'
import { connectionLost } from './memoryAccount.js'

export type BillTry = 'good' | 'lost before' | 'lost after' | 'silent' | CallFailure

export interface BillServer {
  readonly send: Bills['send']
  readonly endNext: (...attempts: ReadonlyArray<BillTry>) => void
  readonly bills: () => ReadonlyArray<Bill>
  readonly keys: () => ReadonlyArray<string>
  readonly mostAtOnce: () => number
}

const aborted = networkError('aborted')

const billOf = (id: string, { shop_id, date, amount_satang, receipt_number }: NewBill): Bill => ({
  id,
  shop_id,
  shop_title: '7-Eleven',
  date,
  amount_satang,
  receipt_number,
  state: 'reviewing',
  reason: null,
  forecast: Math.floor(amount_satang / 1000),
  points: 0,
  sent_at: '2026-11-20T03:42:00.000Z',
  steps: [],
  can_appeal: false,
  pictures: [],
})

export const billServer = (): BillServer => {
  const sentBills = new Map<string, Bill>()
  const ends: BillTry[] = []
  const keys: string[] = []
  const runningSends = new Map<string, number>()
  let maxConcurrent = 0

  const send: Bills['send'] = (bill, pictures, key, onSent = () => undefined) => {
    let stop = (): void => undefined
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    const state = { stopped: false }
    void stopped.then(() => {
      state.stopped = true
    })
    const all = pictures.reduce((sum, { bytes }) => sum + bytes.length, 100)
    const exchange = async (): Promise<E.Either<CallFailure, Bill>> => {
      const end = ends.shift() ?? 'good'
      await Promise.resolve()
      onSent(Math.floor(all / 2), all)
      if (end === 'silent') await stopped
      await Promise.resolve()
      if (state.stopped) return E.left(aborted)
      if (end === 'lost before') return E.left(connectionLost)
      onSent(all, all)
      if (typeof end === 'object') return E.left(end)
      const made = sentBills.get(key) ?? billOf(`bill-${sentBills.size}`, bill)
      sentBills.set(key, made)
      await Promise.resolve()
      if (state.stopped) return E.left(aborted)
      return end === 'lost after' ? E.left(connectionLost) : E.right(made)
    }
    return {
      stop,
      answer: async () => {
        keys.push(key)
        runningSends.set(key, (runningSends.get(key) ?? 0) + 1)
        maxConcurrent = Math.max(maxConcurrent, runningSends.get(key) ?? 0)
        const answer = await exchange()
        runningSends.set(key, (runningSends.get(key) ?? 1) - 1)
        return answer
      },
    }
  }
  return {
    send,
    endNext: (...attempts) => ends.push(...attempts),
    bills: () => [...sentBills.values()],
    keys: () => keys,
    mostAtOnce: () => maxConcurrent,
  }
}
