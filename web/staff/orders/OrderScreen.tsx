import { addressLines } from '@careplus/core/addresses'
import { recipientLine } from '@careplus/core/internal/addresses'
import { grouped } from '@careplus/core/loyalty'
import { staffCalls, type StaffOrder } from '../../composition/staff'
import { staffCopy } from '../../copy/staff.th'
import { staffOrdersCopy as copy } from '../../copy/staffConsole.th'
import { Timeline } from '../../ui/Timeline'
import { useToast } from '../../ui/Toast'
import { RemoteView } from '../RemoteView'
import { Fact, FactCard } from '../FactCard'
import { ScreenFrame } from '../ScreenFrame'
import { memberText } from '../memberText'
import { momentText } from '../staffTimes'
import { useAnswer } from '../useAnswer'
import { useWaitingCounts } from '../waitingCounts'
import { OrderActions } from './OrderActions'
import { OrderTag } from './OrderTag'

const OrderFacts = ({ order }: { readonly order: StaffOrder }) => (
  <FactCard label={copy.facts.label}>
    <Fact word={copy.facts.member}>{memberText(order.member)}</Fact>
    <Fact word={copy.facts.number}>{order.number}</Fact>
    <Fact word={copy.facts.ordered}>{momentText(order.ordered_at)}</Fact>
    {order.sku !== null && <Fact word={copy.facts.sku}>{order.sku}</Fact>}
    <Fact word={copy.facts.quantity}>{copy.pieces(grouped(order.quantity))}</Fact>
    <Fact word={copy.facts.points}>{grouped(order.points)}</Fact>
    {order.carrier !== null && order.tracking_number !== null && (
      <Fact word={copy.facts.parcel}>{copy.parcel(order.carrier, order.tracking_number)}</Fact>
    )}
  </FactCard>
)

const ParcelAddress = ({ address }: Pick<StaffOrder, 'address'>) => (
  <section className="ui-card ui-card--plain">
    <h2 className="staff-card-title">{copy.address}</h2>
    {address === null ? (
      <p>{copy.noAddress}</p>
    ) : (
      <address className="staff-address">
        <strong>{recipientLine(address)}</strong>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    )}
  </section>
)

const actorText = (actor: string): string => (actor.startsWith('staff:') ? actor.slice('staff:'.length) : copy.member)

const History = ({ steps }: Pick<StaffOrder, 'steps'>) => (
  <section className="ui-card ui-card--plain">
    <h2 className="staff-card-title">{copy.history}</h2>
    <Timeline
      label={copy.history}
      moments={steps.map(({ state, at, actor, reason }) => ({
        title: copy.states[state],
        when: [momentText(at), staffCopy.by(actorText(actor)), reason === null ? '' : copy.why.said(reason)]
          .join(' ')
          .trim(),
        state: 'done' as const,
      }))}
    />
  </section>
)

export const OrderScreen = ({ id }: { readonly id: string }) => {
  const showToast = useToast()
  const { recount } = useWaitingCounts()
  const [answer, reload] = useAnswer(id, () => staffCalls.readOrder({ params: { id } }))
  const order = answer._tag === 'ready' ? answer.value : null
  return (
    <ScreenFrame
      title={order?.title ?? copy.title}
      trail={order === null ? copy.title : `${copy.title} / ${order.number}`}
      aside={order && <OrderTag state={order.state} />}
    >
      <RemoteView answer={answer} retry={reload}>
        {(value) => (
          <div className="staff-columns">
            <div className="staff-stack">
              <OrderFacts order={value} />
              <ParcelAddress address={value.address} />
              <History steps={value.steps} />
            </div>
            <OrderActions
              key={`${value.state} ${value.tracking_number} ${value.to_unpack}`}
              order={value}
              onDone={(state) => {
                showToast({ text: copy.done(copy.states[state]) })
                reload()
                recount()
              }}
            />
          </div>
        )}
      </RemoteView>
    </ScreenFrame>
  )
}
