import type { Bill, Order } from '@careplus/core/ports'
import { useEffect, useState } from 'react'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsHistoryCopy as copy } from '../../../copy/rewardsHistory.th'
import { OlderButton } from '../../../shared/list/OlderButton'
import type { OlderParts, Parts } from '../../../calls/parts'
import type { Remote } from '../../../calls/remote'
import { rewardsPath, uploadPath } from '../../../shared/loyalty/paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { LinkButton } from '../../../ui/LinkButton'
import { useLate } from '../../../ui/longWait'
import { OfflineNote } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { ReviewedBill } from './bill/ReviewedBill'
import { EntryRow } from './EntryRow'
import { historyMonths } from './ledgerLines'
import type { HistoryFilter } from './historyFilter'
import { useLedger } from './useLedger'
import coins from '../../../ui/drawings/empty/coins.svg'
import bag from '../../../ui/drawings/empty/bag.svg'

interface Props {
  readonly show: Exclude<HistoryFilter, 'bills' | 'orders'>
  readonly bills: Parts<Bill>
  readonly orders: Parts<Order>
}

const together = (parts: ReadonlyArray<OlderParts>): OlderParts => ({
  more: parts.some(({ more }) => more),
  busy: parts.some(({ busy }) => busy),
  failure: parts.find(({ failure }) => failure !== null)?.failure ?? null,
  loadOlder: () => {
    for (const { more, loadOlder } of parts) if (more) loadOlder()
  },
})

const valueOf = <A,>(list: Remote<ReadonlyArray<A>>): ReadonlyArray<A> => (list._tag === 'ready' ? list.value : [])

const Nothing = ({ show, more }: { readonly show: Props['show']; readonly more: boolean }) =>
  more ? (
    <p>{copy.soFar}</p>
  ) : (
    <EmptyState
      drawing={show === 'spent' ? bag : coins}
      title={copy.empty[show].title}
      action={
        <LinkButton href={show === 'spent' ? rewardsPath : uploadPath}>
          {show === 'spent' ? copy.rewards : copy.upload}
        </LinkButton>
      }
    >
      {copy.empty[show].text}
    </EmptyState>
  )

const maxBillsWaitMs = 1000

/** Never again once the ledger was shown, because a parent may be reading it. */
const useBillsWait = (isLedgerReady: boolean, areBillsLoading: boolean): boolean => {
  const isOver = useLate(true, maxBillsWaitMs)
  const [wasShown, setWasShown] = useState(false)
  const waits = areBillsLoading && !isOver && !wasShown
  const isShown = isLedgerReady && !waits
  useEffect(() => {
    if (isShown) setWasShown(true)
  }, [isShown])
  return waits
}

export const LedgerView = ({ show, bills, orders }: Props) => {
  const ledger = useLedger()
  const { remote, reload, lines } = ledger
  const older = together([ledger.older, bills.older, orders.older])
  const [billList, orderList] = [valueOf(bills.list), valueOf(orders.list)]
  const waitsForBills = useBillsWait(remote._tag === 'ready', show === 'all' && bills.list._tag === 'loading')
  if (remote._tag === 'loading' || (remote._tag === 'ready' && waitsForBills))
    return <Skeleton shapes={['card', 'title', 'card']} />
  if (remote._tag === 'failed')
    return (
      <ErrorState title={loyaltyCopy.readFailed.title} onRetry={reload}>
        {loyaltyCopy.readFailed[remote.failure._tag]}
      </ErrorState>
    )
  const waiting = show === 'all' ? billList.filter(({ state }) => state === 'reviewing') : []
  const months = historyMonths(lines, billList, show)
  return (
    <>
      {remote.stale !== null && <OfflineNote>{loyaltyCopy.stale}</OfflineNote>}
      {waiting.map((bill) => (
        <ReviewedBill key={bill.id} bill={bill} />
      ))}
      {months.map(({ month, title, entries }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{title}</h2>
          <ul className="ui-card ui-card--plain ledger">
            {entries.map((entry) => (
              <EntryRow key={entry._tag === 'Line' ? entry.line.seq : entry.bill.id} entry={entry} orders={orderList} />
            ))}
          </ul>
        </section>
      ))}
      {months.length === 0 && waiting.length === 0 && <Nothing show={show} more={older.more} />}
      <OlderButton of={older} />
    </>
  )
}
