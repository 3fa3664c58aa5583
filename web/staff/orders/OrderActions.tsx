import * as E from 'fp-ts/Either'
import { decideOrder, orderCommands, type ReasonedCommand } from '@careplus/core/internal/loyalty'
import { permissionWords, type StaffPermission } from '@careplus/core/internal/staff'
import { grouped, type OrderCommand, type OrderState } from '@careplus/core/loyalty'
import { oneLine } from '@careplus/core/text'
import { useState, type ReactNode } from 'react'
import { staffCalls, type StaffOrder } from '../../composition/staff'
import { staffOrdersCopy as copy } from '../../copy/staffConsole.th'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Note } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import { ConfirmAction } from '../ConfirmAction'
import { usePermissions } from '../Permitted'
import { useAction } from '../useAction'

interface Props {
  readonly order: StaffOrder
  readonly onDone: (state: OrderState) => void
}

/** The steps that need a carrier and a number are asked for them; those that undo one are asked for a reason. */
const needs: Readonly<Record<Asked, 'parcel' | 'reason' | 'nothing' | 'confirmation'>> = {
  prepare: 'nothing',
  ship: 'parcel',
  deliver: 'nothing',
  cancel: 'confirmation',
  correct: 'parcel',
  return: 'reason',
  undo: 'reason',
  close: 'reason',
  unpack: 'confirmation',
}
const needsParcel = (command: Asked): command is 'ship' | 'correct' => needs[command] === 'parcel'
const needsWhy = (command: Asked): command is ReasonedCommand => needs[command] === 'reason'

type Asked = OrderCommand | 'unpack'

const permissionTo: Readonly<Record<Asked, StaffPermission>> = {
  prepare: 'orders.pack',
  ship: 'orders.pack',
  deliver: 'orders.pack',
  cancel: 'orders.close',
  correct: 'orders.pack',
  return: 'orders.pack',
  undo: 'orders.pack',
  close: 'orders.close',
  unpack: 'orders.pack',
}

const wordsOf = (asked: Asked) => (asked === 'unpack' ? copy.unpack : copy.actions[asked])

export const OrderActions = ({ order, onDone }: Props) => {
  const action = useAction(`order.${order.id}.${order.steps.length}`)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [carrier, setCarrier] = useState(order.carrier ?? '')
  const [tracking, setTracking] = useState(order.tracking_number ?? '')
  const [why, setWhy] = useState('')
  const [pointsBack, setPointsBack] = useState(true)
  const parcel = { carrier: oneLine(carrier), tracking_number: oneLine(tracking) }
  const reason = oneLine(why)
  const isPermitted = usePermissions()
  const isOpen = (command: OrderCommand): boolean => E.isRight(decideOrder(order.state, command))
  const may = (command: OrderCommand): boolean => isOpen(command) && isPermitted(permissionTo[command])
  const given = { params: { id: order.id } }

  const call = (command: Asked, key: string) => {
    switch (command) {
      case 'prepare':
        return staffCalls.prepareOrder({ ...given, key })
      case 'ship':
        return staffCalls.shipOrder({ ...given, body: parcel, key })
      case 'correct':
        return staffCalls.correctOrder({ ...given, body: parcel, key })
      case 'deliver':
        return staffCalls.deliverOrder({ ...given, key })
      case 'return':
        return staffCalls.returnOrder({ ...given, body: { reason }, key })
      case 'close':
        return staffCalls.closeOrder({ ...given, body: { reason, points_back: pointsBack }, key })
      case 'undo':
        return staffCalls.undoDelivery({ ...given, body: { reason }, key })
      case 'cancel':
        return staffCalls.cancelOrder({ ...given, key })
      case 'unpack':
        return staffCalls.unpackOrder({ ...given, key })
    }
  }
  const run = () => {
    if (asked === null) return
    action.run(
      [asked, order.id, parcel, reason, pointsBack],
      (key) => call(asked, key),
      ({ state }) => {
        setAsked(null)
        onDone(state)
      },
    )
  }
  const whole = parcel.carrier !== '' && parcel.tracking_number !== ''
  const waitsFor = (command: OrderCommand): string | undefined => {
    if (needsParcel(command)) return whole ? undefined : copy.ship.needs
    return needsWhy(command) && reason === '' ? copy.why.needs : undefined
  }
  const offered = orderCommands.filter(may)
  const open = orderCommands.find(isOpen)
  const toUnpack = order.to_unpack && isPermitted(permissionTo.unpack)
  if (offered.length === 0 && !toUnpack)
    return (
      <Note>
        {order.to_unpack || open !== undefined ? permissionWords(permissionTo[open ?? 'unpack']) : copy.ended}
      </Note>
    )
  const button = (command: OrderCommand, tone: 'primary' | 'second' | 'outline') => (
    <Button
      key={command}
      wide
      tone={tone}
      className={tone === 'outline' ? 'staff-danger' : ''}
      waiting={waitsFor(command)}
      onClick={() => setAsked(command)}
    >
      {copy.actions[command].button}
    </Button>
  )
  const buttonsOf = (holds: (command: OrderCommand) => boolean, tone: 'primary' | 'second'): ReactNode =>
    offered.filter(holds).map((command) => button(command, tone))
  return (
    <section className="ui-card ui-card--pandan staff-stack" aria-label={copy.todo}>
      <h2 className="staff-card-title">{copy.todo}</h2>
      {toUnpack && (
        <>
          <p>{copy.unpack.text}</p>
          <Button wide onClick={() => setAsked('unpack')}>
            {copy.unpack.button}
          </Button>
        </>
      )}
      {buttonsOf((command) => needs[command] === 'nothing', 'primary')}
      {offered.some(needsParcel) && (
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
          <div>{buttonsOf(needsParcel, may('ship') ? 'primary' : 'second')}</div>
        </>
      )}
      {offered.some(needsWhy) && (
        <>
          <TextField
            label={copy.why.label}
            value={why}
            maxLength={200}
            onChange={(event) => setWhy(event.target.value)}
          />
          {may('close') && order.points > 0 && (
            <Checkbox checked={pointsBack} onChange={(event) => setPointsBack(event.target.checked)}>
              {copy.pointsBack.label(grouped(order.points))}
            </Checkbox>
          )}
          {buttonsOf(needsWhy, 'second')}
        </>
      )}
      {may('cancel') && button('cancel', 'outline')}
      <ConfirmAction
        open={asked !== null}
        title={asked === null ? '' : wordsOf(asked).title}
        confirm={asked === null ? '' : wordsOf(asked).button}
        tone={asked === 'cancel' ? 'danger' : 'primary'}
        action={action}
        onConfirm={run}
        onClose={() => setAsked(null)}
      >
        <strong>
          {order.number} · {order.title}
        </strong>
        <br />
        {asked !== null && needsParcel(asked) && (
          <>
            {copy.parcel(parcel.carrier, parcel.tracking_number)}
            <br />
          </>
        )}
        {asked === 'close' && order.points > 0 && (
          <>
            {pointsBack ? copy.pointsBack.yes(grouped(order.points)) : copy.pointsBack.no}
            <br />
          </>
        )}
        {asked !== null && wordsOf(asked).text}
      </ConfirmAction>
    </section>
  )
}
