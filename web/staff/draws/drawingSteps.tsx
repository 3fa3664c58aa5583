import { grouped } from '@careplus/core/loyalty'
import type { DrawCommand } from '@careplus/core/internal/loyalty'
import { useState } from 'react'
import { staffCalls } from '../../composition/staff'
import { staffDrawsCopy } from '../../copy/staffDraws.th'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { DrawStepCard } from './DrawStepCard'
import { hourText } from './hourText'
import { waitsFor } from './preconditions'
import { typedWinners } from './typedWinners'
import type { StepProps } from './stepProps'

export const CloseStep = ({ draw, now, onDone }: StepProps) => (
  <DrawStepCard
    {...staffDrawsCopy.close}
    waiting={waitsFor(draw, { _tag: 'Close' }, now)}
    action={{
      draw: draw.item_id,
      what: ['close'],
      call: (key) => staffCalls.closeDraw({ params: { item_id: draw.item_id }, key }),
      onDone,
    }}
  />
)

const withHour = (text: string, draw: StepProps['draw']): string => {
  const hour = hourText(draw)
  return hour === null ? text : `${text} ${staffDrawsCopy.from(hour)}`
}

const wellTyped = ({ public_digits }: StepProps['draw']): DrawCommand => {
  const number = '0'.repeat(public_digits ?? 0)
  return { _tag: 'Draw', public_value: number, again: number }
}

/** The value is typed twice, in the announced form, because a drawing cannot be repeated with another one. */
export const RunStep = ({ draw, now, onDone }: StepProps) => {
  const copy = staffDrawsCopy.run
  const [value, setValue] = useState('')
  const [repeated, setRepeated] = useState('')
  const public_value = value.trim()
  const confirmation = repeated.trim()
  const untyped = public_value === '' || confirmation === ''
  return (
    <DrawStepCard
      {...copy}
      text={withHour(copy.text, draw)}
      confirm={copy.confirm(public_value)}
      waiting={
        untyped
          ? (waitsFor(draw, wellTyped(draw), now) ?? copy.needs)
          : waitsFor(draw, { _tag: 'Draw', public_value, again: confirmation }, now)
      }
      action={{
        draw: draw.item_id,
        what: ['run', public_value],
        call: (key) =>
          staffCalls.runDraw({ params: { item_id: draw.item_id }, body: { public_value, again: confirmation }, key }),
        onDone,
      }}
    >
      <div className="staff-pair">
        <TextField
          label={copy.value}
          value={value}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setValue(event.target.value)}
        />
        <TextField
          label={copy.again}
          value={repeated}
          maxLength={200}
          autoComplete="off"
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => setRepeated(event.target.value)}
        />
      </div>
    </DrawStepCard>
  )
}

export const RecordStep = ({ draw, now, onDone }: StepProps) => {
  const copy = staffDrawsCopy.record
  const [typedNote, setNote] = useState('')
  const [text, setText] = useState('')
  const note = typedNote.trim()
  const winners = typedWinners(text)
  return (
    <DrawStepCard
      {...copy}
      text={withHour(copy.text, draw)}
      quiet
      confirm={copy.confirm(grouped(winners.length))}
      waiting={waitsFor(draw, { _tag: 'Record', note, winners: winners.length }, now)}
      action={{
        draw: draw.item_id,
        what: ['record', note, winners],
        call: (key) =>
          staffCalls.recordDraw({ params: { item_id: draw.item_id }, body: { note, winners: [...winners] }, key }),
        onDone,
      }}
    >
      <TextField
        label={copy.note}
        value={typedNote}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <TextArea
        label={copy.winners}
        hint={copy.winnersHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </DrawStepCard>
  )
}

export const CancelStep = ({ draw, now, onDone }: StepProps) => {
  const copy = staffDrawsCopy.cancel
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  return (
    <DrawStepCard
      {...copy}
      danger
      confirm={copy.confirm(grouped(draw.tickets))}
      waiting={waitsFor(draw, { _tag: 'Cancel', reason }, now)}
      action={{
        draw: draw.item_id,
        what: ['cancel', reason],
        call: (key) => staffCalls.cancelDraw({ params: { item_id: draw.item_id }, body: { reason }, key }),
        onDone,
      }}
    >
      <TextField label={copy.reason} value={typed} maxLength={500} onChange={(event) => setTyped(event.target.value)} />
    </DrawStepCard>
  )
}
