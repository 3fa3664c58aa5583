import * as E from 'fp-ts/Either'
import { decideOrder, type OrderCommand, type OrderState } from '@careplus/core/loyalty'
import { oneLine } from '@careplus/core/text'
import { useState } from 'react'
import { staffDesk, type StaffOrder } from '../../composition/staff'
import { staffOrdersCopy as copy } from '../../copy/staffDesk.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import { ConfirmDeed } from '../ConfirmDeed'
import { useDeed } from '../useDeed'

interface Props {
  readonly order: StaffOrder
  readonly onDone: (state: OrderState) => void
}

/** What the order can become next; nothing else is offered. */
export const OrderDeeds = ({ order, onDone }: Props) => {
  const deed = useDeed(`order.${order.id}`)
  const [asked, setAsked] = useState<OrderCommand | null>(null)
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const parcel = { carrier: oneLine(carrier), tracking_number: oneLine(tracking) }
  const may = (command: OrderCommand): boolean => E.isRight(decideOrder(order.state, command))
  const given = { params: { id: order.id } }

  const call = (command: OrderCommand, key: string) => {
    switch (command) {
      case 'prepare':
        return staffDesk.prepareOrder({ ...given, key })
      case 'ship':
        return staffDesk.shipOrder({ ...given, body: parcel, key })
      case 'deliver':
        return staffDesk.deliverOrder({ ...given, key })
      case 'cancel':
        return staffDesk.cancelOrder({ ...given, key })
    }
  }
  const run = () => {
    if (asked === null) return
    deed.run(
      [asked, order.id, asked === 'ship' ? parcel : null],
      (key) => call(asked, key),
      ({ state }) => {
        setAsked(null)
        onDone(state)
      },
    )
  }
  const shown = (['prepare', 'deliver'] as const).find(may)
  if (shown === undefined && !may('ship') && !may('cancel')) return <Note>{copy.ended}</Note>
  const whole = parcel.carrier !== '' && parcel.tracking_number !== ''
  return (
    <section className="ui-card ui-card--pandan staff-stack" aria-label={copy.todo}>
      <h2 className="staff-card-title">{copy.todo}</h2>
      {shown !== undefined && (
        <Button wide onClick={() => setAsked(shown)}>
          {copy.deeds[shown].button}
        </Button>
      )}
      {may('ship') && (
        <>
          <TextField
            label={copy.ship.carrier}
            value={carrier}
            maxLength={60}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <TextField
            label={copy.ship.tracking}
            value={tracking}
            maxLength={60}
            autoCapitalize="characters"
            onChange={(event) => setTracking(event.target.value)}
          />
          <div>
            <Button wide waiting={whole ? undefined : copy.ship.needs} onClick={() => setAsked('ship')}>
              {copy.deeds.ship.button}
            </Button>
          </div>
        </>
      )}
      {may('cancel') && (
        <Button wide tone="outline" className="staff-danger" onClick={() => setAsked('cancel')}>
          {copy.deeds.cancel.button}
        </Button>
      )}
      <ConfirmDeed
        open={asked !== null}
        title={asked === null ? '' : copy.deeds[asked].title}
        confirm={asked === null ? '' : copy.deeds[asked].button}
        tone={asked === 'cancel' ? 'danger' : 'primary'}
        deed={deed}
        onConfirm={run}
        onClose={() => setAsked(null)}
      >
        <strong>
          {order.number} · {order.title}
        </strong>
        <br />
        {asked === 'ship' && (
          <>
            {copy.parcel(parcel.carrier, parcel.tracking_number)}
            <br />
          </>
        )}
        {asked !== null && copy.deeds[asked].text}
      </ConfirmDeed>
    </section>
  )
}
