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
import { useBillDesk } from './useBillDesk'
import './bill.css'

type Desk = ReturnType<typeof useBillDesk>

const Cards = ({ desk, bills }: { readonly desk: Desk; readonly bills: ReadonlyArray<BillUnderWay> }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const front = desk.front?.kept.id
  // The bill that was just sent replaces the form, so the focus moves to it.
  useLayoutEffect(() => {
    if (front !== undefined) heading.current?.focus()
  }, [front])
  return bills.length === 0 ? null : (
    <section className="bill-cards" aria-labelledby="bill-cards">
      <h2 id="bill-cards" ref={heading} tabIndex={-1}>
        {copy.waiting.title}
      </h2>
      <ul>
        {bills.map((underWay) => (
          <BillCard
            key={underWay.kept.id}
            underWay={underWay}
            formTaken={!desk.isEmpty}
            onWish={(wish) => desk.ask(underWay.kept.id, wish)}
            onRepair={() => desk.repair(underWay)}
            onPutAway={() => desk.putAway(underWay.kept.id)}
          />
        ))}
      </ul>
    </section>
  )
}

const NewBill = ({ desk }: { readonly desk: Desk }) => {
  const [shops, reload] = useShops()
  const today = useToday()
  if (shops._tag === 'loading' || today === null) return <Skeleton shapes={['line', 'card', 'line', 'line']} />
  if (shops._tag === 'failed') return <RetryNote text={copy.shopsFailed} onRetry={reload} />
  if (shops.value.length === 0) return <EmptyState title={copy.noShops} />
  const { typed } = desk.form
  return (
    <BillForm
      {...desk.form}
      shops={shops.value}
      today={today}
      onChange={desk.change}
      onFocus={desk.focus}
      onPicturesChange={desk.picturesChanged}
      onSend={() =>
        desk.send(
          today,
          shops.value.find(({ shop_id }) => shop_id === typed.shop_id),
        )
      }
    />
  )
}

const BillPage = ({ memberId }: { readonly memberId: string }) => {
  const desk = useBillDesk(memberId)
  return (
    <div className="bill-page">
      {desk.front === null && <NewBill desk={desk} />}
      <Cards desk={desk} bills={desk.underWay} />
      {desk.front !== null && (
        <Dock>
          <Button wide onClick={desk.another}>
            {copy.waiting.another}
          </Button>
        </Dock>
      )}
    </div>
  )
}

/** `/rewards/uploadbill`: a form for one bill, and below it this device's bills on their way. A member's page is nobody else's. */
const UploadBillRoute = () => {
  const memberId = useSession().user?.id ?? ''
  return <BillPage key={memberId} memberId={memberId} />
}

export default UploadBillRoute
