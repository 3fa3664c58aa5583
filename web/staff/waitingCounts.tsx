import { isPermitted, type StaffRole } from '@careplus/core/internal/staff'
import { isRight, type Either } from 'fp-ts/Either'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
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

/** Null: the call was not answered. Undefined: one may not see it, so it is not asked. */
const asked = async <A,>(
  isPermitted: boolean,
  ask: () => Promise<Either<unknown, A>>,
): Promise<A | null | undefined> => {
  if (!isPermitted) return undefined
  const answer = await ask()
  return isRight(answer) ? answer.right : null
}

const count = async (roles: ReadonlyArray<StaffRole>): Promise<Counts | null> => {
  const [bills, orders, requests] = await Promise.all([
    asked(isPermitted(roles, 'bills.read'), () => staffCalls.listBills({})),
    asked(isPermitted(roles, 'orders.read'), () => staffCalls.listOrders({})),
    asked(isPermitted(roles, 'requests.read'), () => staffCalls.listRequests({})),
  ])
  if (bills === null || orders === null || requests === null) return null
  const { received = 0, preparing = 0 } = orders?.waiting ?? {}
  return { bills: bills?.waiting ?? 0, orders: received + preparing, requests: requests?.waiting ?? 0 }
}

interface Props {
  readonly roles: ReadonlyArray<StaffRole>
  readonly children: ReactNode
}

export const WaitingCounts = ({ roles, children }: Props) => {
  const [counts, setCounts] = useState<Counts | null>(null)
  const [reloads, setReloads] = useState(0)
  const held = useRef(roles)
  useEffect(() => {
    let left = false
    void count(held.current).then((counted) => {
      if (!left && counted !== null) setCounts(counted)
    })
    return () => {
      left = true
    }
  }, [reloads])
  const slot = useMemo(() => ({ counts, recount: () => setReloads((n) => n + 1) }), [counts])
  return <WaitingContext value={slot}>{children}</WaitingContext>
}
