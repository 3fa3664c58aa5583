import type { LedgerLine } from '@careplus/core/ports'
import { useEffect, useMemo, useState } from 'react'
import { onPointsChanged } from '../../../composition/pointsChanges'
import { useRewardsServices } from '../../../calls/useServices'
import { useOlder } from '../../../calls/parts'
import { useRemote } from '../../../calls/remote'
import { mergedLines, olderThan } from './ledgerLines'

const none: ReadonlyArray<LedgerLine> = []

export const useLedger = () => {
  const { points } = useRewardsServices()
  const newest = useMemo(() => () => points.ledger(null), [points])
  const [remote, reload] = useRemote('ledger', newest)
  const [held, setHeld] = useState<ReadonlyArray<LedgerLine>>(none)
  const page = remote._tag === 'ready' ? remote.value.lines : null
  useEffect(() => {
    if (page !== null) setHeld((before) => mergedLines(before, page))
  }, [page])
  useEffect(() => onPointsChanged(reload), [reload])

  const lines = page === null ? none : mergedLines(held, page)
  const before = olderThan(lines)
  const older = useOlder(before === null ? null : () => points.ledger(before), (page) =>
    setHeld((known) => mergedLines(known, page.lines)),
  )
  return { remote, reload, lines, older }
}
