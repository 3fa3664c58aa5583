import { oneLine } from '@careplus/core/text'
import { useState } from 'react'
import { newActionKey, staffCalls, type Maintenance } from '../composition/staff'
import { staffApprovalsCopy as approvalsCopy, staffMaintenanceCopy as copy } from '../copy/staffConsole.th'
import { Button } from '../ui/Button'
import { SelectField } from '../ui/SelectField'
import { Tag } from '../ui/Tag'
import { TextField } from '../ui/TextField'
import { useToast } from '../ui/Toast'
import { RemoteView } from './RemoteView'
import { ConfirmAction } from './ConfirmAction'
import { ScreenFrame } from './ScreenFrame'
import { momentText } from './staffTimes'
import { useAnswer } from './useAnswer'
import { useAction } from './useAction'

const minuteMs = 60_000

/** The state may have changed since, so an identical second press must not get the answer of a stored key. */
const changeMaintenance = (body: Maintenance) => () => staffCalls.changeMaintenance({ body, key: newActionKey() })

interface Props {
  readonly state: Maintenance
  readonly onDone: (doneText: string) => void
}

const Open = ({ onDone }: Pick<Props, 'onDone'>) => {
  const action = useAction('maintenance')
  const [message, setMessage] = useState('')
  const [minutes, setMinutes] = useState('30')
  const [asked, setAsked] = useState<Maintenance | null>(null)
  const ask = () => {
    const until = minutes === '' ? null : new Date(Date.now() + Number(minutes) * minuteMs).toISOString()
    setAsked({
      on: true,
      message: oneLine(message) === '' ? null : oneLine(message),
      until: until as Maintenance['until'],
    })
  }
  const run = () => {
    if (asked === null) return
    action.run(asked, changeMaintenance(asked), ({ approval }) => {
      setAsked(null)
      onDone(approval === null ? copy.on : approvalsCopy.sent)
    })
  }
  return (
    <>
      <TextField
        label={copy.message}
        hint={copy.messageHint}
        value={message}
        maxLength={200}
        onChange={(event) => setMessage(event.target.value)}
      />
      <SelectField label={copy.howLong} value={minutes} onChange={(event) => setMinutes(event.target.value)}>
        {copy.lengths.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
      <div>
        <Button onClick={ask}>{copy.turnOn}</Button>
      </div>
      <ConfirmAction
        open={asked !== null}
        title={copy.confirmOn}
        confirm={copy.turnOn}
        tone="danger"
        action={action}
        onConfirm={run}
        onClose={() => setAsked(null)}
      >
        {copy.confirmOnText}
        <br />
        {asked?.until ? copy.until(momentText(asked.until)) : copy.noUntil}
      </ConfirmAction>
    </>
  )
}

const Closed = ({ state, onDone }: Props) => {
  const action = useAction('maintenance')
  const [asked, setAsked] = useState(false)
  const run = () =>
    action.run('off', changeMaintenance({ on: false, message: null, until: null }), () => {
      setAsked(false)
      onDone(copy.off)
    })
  return (
    <>
      <p>{state.until === null ? copy.noUntil : copy.until(momentText(state.until))}</p>
      {state.message !== null && (
        <p>
          {copy.says}: “{state.message}”
        </p>
      )}
      <div>
        <Button onClick={() => setAsked(true)}>{copy.turnOff}</Button>
      </div>
      <ConfirmAction
        open={asked}
        title={copy.confirmOff}
        confirm={copy.turnOff}
        action={action}
        onConfirm={run}
        onClose={() => setAsked(false)}
      >
        {copy.confirmOffText}
      </ConfirmAction>
    </>
  )
}

export const MaintenanceScreen = () => {
  const showToast = useToast()
  const [answer, reload] = useAnswer('maintenance', () => staffCalls.readMaintenance({}))
  const done = (doneText: string) => {
    showToast({ text: doneText })
    reload()
  }
  return (
    <ScreenFrame title={copy.title}>
      <RemoteView answer={answer} retry={reload}>
        {(state) => (
          <section className="ui-card ui-card--plain staff-narrow staff-stack" aria-label={copy.title}>
            <p className="staff-tags">
              <Tag tone={state.on ? 'mango' : 'pandan'}>{state.on ? copy.tags.on : copy.tags.off}</Tag>
              <span>{state.on ? copy.closed : copy.open}</span>
            </p>
            {state.on ? <Closed state={state} onDone={done} /> : <Open onDone={done} />}
          </section>
        )}
      </RemoteView>
    </ScreenFrame>
  )
}
