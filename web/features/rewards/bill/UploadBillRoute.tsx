import { useLayoutEffect, useRef } from 'react'
import { uploadBillCopy as copy } from '../../../copy/uploadBill.th'
import { useShops } from '../useShops'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Dock } from '../../../shared/growth/Dock'
import { useToday } from '../../../shared/growth/useToday'
import { RetryNote } from '../../../ui/RetryNote'
import { Skeleton } from '../../../ui/Skeleton'
import type { BillUnderWay } from '@careplus/core/loyalty-bills'
import { BillCard } from './BillCard'
import { BillForm } from './BillForm'
import { useBillUpload } from './useBillUpload'
import './bill.css'

type BillUpload = ReturnType<typeof useBillUpload>

const Cards = ({
  billUpload,
  bills,
}: {
  readonly billUpload: BillUpload
  readonly bills: ReadonlyArray<BillUnderWay>
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const front = billUpload.front?.kept.id
  useLayoutEffect(() => {
    if (front !== undefined) heading.current?.focus()
  }, [front])
  return bills.length === 0 ? null : (
    <section className="bill-cards" aria-labelledby="bill-cards">
      <h2 id="bill-cards" ref={heading} tabIndex={-1}>
        {copy.waiting.title}
      </h2>
      <ul>
        {bills.map((pendingBill) => (
          <BillCard
            key={pendingBill.kept.id}
            pendingBill={pendingBill}
            formTaken={!billUpload.isEmpty}
            onIntent={(intent) => billUpload.ask(pendingBill.kept.id, intent)}
            onRepair={() => billUpload.repair(pendingBill)}
            onPutAway={() => billUpload.putAway(pendingBill.kept.id)}
          />
        ))}
      </ul>
    </section>
  )
}

const NewBill = ({ billUpload }: { readonly billUpload: BillUpload }) => {
  const [shops, reload] = useShops()
  const today = useToday()
  if (shops._tag === 'loading' || today === null) return <Skeleton shapes={['line', 'card', 'line', 'line']} />
  if (shops._tag === 'failed') return <RetryNote text={copy.shopsFailed} onRetry={reload} />
  if (shops.value.length === 0) return <EmptyState title={copy.noShops} />
  const { typed } = billUpload.form
  return (
    <BillForm
      {...billUpload.form}
      shops={shops.value}
      today={today}
      onChange={billUpload.change}
      onFocus={billUpload.focus}
      onPicturesChange={billUpload.picturesChanged}
      onSend={() =>
        billUpload.send(
          today,
          shops.value.find(({ shop_id }) => shop_id === typed.shop_id),
        )
      }
    />
  )
}

const BillPage = ({ memberId }: { readonly memberId: string }) => {
  const billUpload = useBillUpload(memberId)
  return (
    <div className="bill-page">
      {billUpload.front === null && <NewBill billUpload={billUpload} />}
      <Cards billUpload={billUpload} bills={billUpload.pendingBills} />
      {billUpload.front !== null && (
        <Dock>
          <Button wide onClick={billUpload.another}>
            {copy.waiting.another}
          </Button>
        </Dock>
      )}
    </div>
  )
}

const UploadBillRoute = () => {
  const memberId = useSession().user?.id ?? ''
  return <BillPage key={memberId} memberId={memberId} />
}

export default UploadBillRoute
