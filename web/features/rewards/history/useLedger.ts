import { isLeft } from 'fp-ts/Either'
import type { CallFailure, LedgerLine } from '@careplus/core/ports'
import { useEffect, useMemo, useRef, useState } from 'react'
import { onPointsChanged } from '../../../composition/pointsChanges'
import { useRewardsServices } from '../../../calls/useServices'
import { useRemote } from '../../../calls/remote'
import { mergedLines, olderThan } from './ledgerLines'

const none: ReadonlyArray<LedgerLine> = []

/** The member's ledger: the newest page first, older ones on demand. */
export const useLedger = () => {
  const { points } = useRewardsServices()
  const newest = useMemo(() => points.ledger(null), [points])
  const [remote, reload] = useRemote('ledger', newest)
  const [older, setOlder] = useState<ReadonlyArray<LedgerLine>>(none)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef(false)
  const page = remote._tag === 'ready' ? remote.value.lines : null
  useEffect(() => {
    if (page !== null) setOlder((held) => mergedLines(held, page))
  }, [page])
  useEffect(() => onPointsChanged(reload), [reload])

  const lines = page === null ? none : mergedLines(older, page)
  const before = olderThan(lines)
  const readOlder = async (): Promise<void> => {
    if (running.current || before === null) return
    running.current = true
    setBusy(true)
    setFailure(null)
    const answer = await points.ledger(before)()
    running.current = false
    setBusy(false)
    if (isLeft(answer)) return setFailure(answer.left)
    setOlder((held) => mergedLines(held, answer.right.lines))
  }
  return { remote, reload, lines, more: before !== null, busy, failure, readOlder: () => void readOlder() }
}
