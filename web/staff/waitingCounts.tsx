import { isRight } from 'fp-ts/Either'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { staffCalls } from '../composition/staff'

interface Counts {
  readonly bills: number
  readonly orders: number
  readonly requests: number
}

interface Slot {
  readonly counts: Counts | null
  /** Nothing loads the counts at intervals, because that would keep an idle session alive. */
  readonly recount: () => void
}

const WaitingContext = createContext<Slot>({ counts: null, recount: () => undefined })

export const useWaitingCounts = (): Slot => use(WaitingContext)

const count = async (): Promise<Counts | null> => {
  const [bills, orders, requests] = await Promise.all([
    staffCalls.listBills({}),
    staffCalls.listOrders({}),
    staffCalls.listRequests({}),
  ])
  if (!isRight(bills) || !isRight(orders) || !isRight(requests)) return null
  const { received, preparing } = orders.right.waiting
  return { bills: bills.right.waiting, orders: received + preparing, requests: requests.right.waiting }
}

export const WaitingCounts = ({ children }: { readonly children: ReactNode }) => {
  const [counts, setCounts] = useState<Counts | null>(null)
  const [reloads, setReloads] = useState(0)
  useEffect(() => {
    let left = false
    void count().then((counted) => {
      if (!left && counted !== null) setCounts(counted)
    })
    return () => {
      left = true
    }
  }, [reloads])
  const slot = useMemo(() => ({ counts, recount: () => setReloads((n) => n + 1) }), [counts])
  return <WaitingContext value={slot}>{children}</WaitingContext>
}
