import { useSearch } from 'wouter'
import { useRewardsServices } from '../../../calls/useServices'
import { useParts } from '../../../calls/parts'
import { WaitingBills } from '../../../shared/loyalty/WaitingBills'
import { useToday } from '../../../shared/growth/useToday'
import { Skeleton } from '../../../ui/Skeleton'
import { BillPage } from './bill/BillPage'
import { BillList } from './bill/BillList'
import { HistoryFilters } from './HistoryFilters'
import { LedgerDownload } from './LedgerDownload'
import { LedgerView } from './LedgerView'
import { OrderList } from './OrderList'
import { filterOf, type HistoryFilter } from './historyFilter'

const showsWaiting: Readonly<Record<HistoryFilter, boolean>> = {
  all: true,
  bills: true,
  earned: false,
  spent: false,
  orders: false,
}

const MemberHistory = () => {
  const search = useSearch()
  const { bills, redemptions } = useRewardsServices()
  const billParts = useParts('bills', bills.list)
  const orderParts = useParts('orders', redemptions.orders)
  const today = useToday()
  const opened = new URLSearchParams(search).get('bill')
  const show = filterOf(search)
  if (today === null) return <Skeleton shapes={['line', 'card', 'title', 'card']} />
  if (opened !== null) return <BillPage key={opened} id={opened} today={today} />
  return (
    <>
      <LedgerDownload />
      <HistoryFilters show={show} />
      {showsWaiting[show] && <WaitingBills />}
      {show === 'bills' ? (
        <BillList bills={billParts} />
      ) : show === 'orders' ? (
        <OrderList orders={orderParts} />
      ) : (
        <LedgerView show={show} bills={billParts} orders={orderParts} />
      )}
    </>
  )
}

export default MemberHistory
