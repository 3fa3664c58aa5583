import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { grouped } from '@careplus/core/loyalty'
import { atLeastZero } from '@careplus/core/text'
import { typedWhole } from '@careplus/core/internal/text'
import { useState } from 'react'
import { staffCalls } from '../../composition/staff'
import { staffDrawsCopy } from '../../copy/staffDraws.th'
import { DatePicker } from '../../ui/DatePicker'
import { TextField } from '../../ui/TextField'
import { DrawStepCard } from './DrawStepCard'
import { waitsFor } from './preconditions'
import type { StepProps } from './stepProps'

export const PrepareStep = ({ draw, now, onDone }: StepProps) => {
  const copy = staffDrawsCopy.prepare
  const [permit, setPermit] = useState(draw.permit_number ?? '')
  const [typed, setTyped] = useState(draw.prizes > 0 ? String(draw.prizes) : '')
  const prizes = atLeastZero(typedWhole(typed, { lowest: 1, highest: 99_999 }))
  const body = { permit_number: permit.trim(), prizes }
  return (
    <DrawStepCard
      {...copy}
      confirm={copy.confirm(body.permit_number, grouped(prizes))}
      quiet={draw.commitment !== null}
      waiting={waitsFor(draw, { _tag: 'Prepare', ...body }, now)}
      action={{
        draw: draw.item_id,
        what: ['prepare', body],
        call: (key) => staffCalls.prepareDraw({ params: { item_id: draw.item_id }, body, key }),
        onDone,
      }}
    >
      <div className="staff-pair">
        <TextField
          label={copy.permit}
          value={permit}
          maxLength={60}
          onChange={(event) => setPermit(event.target.value)}
        />
        <TextField
          label={copy.prizes}
          value={typed}
          inputMode="numeric"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </DrawStepCard>
  )
}

export const SourceStep = ({ draw, today, now, onDone }: StepProps) => {
  const copy = staffDrawsCopy.source
  const [source, setSource] = useState(draw.public_source ?? '')
  const [date, setDate] = useState<string | null>(draw.public_date)
  const [form, setForm] = useState(draw.public_digits === null ? '' : String(draw.public_digits))
  const digits = atLeastZero(typedWhole(form, { lowest: 1, highest: 99 }))
  const day = date as IsoDate | null
  return (
    <DrawStepCard
      {...copy}
      quiet={draw.public_source !== null}
      confirm={day === null ? '' : copy.confirm(source.trim(), grouped(digits), thaiDate(day))}
      waiting={
        day === null || source.trim() === ''
          ? copy.needs
          : waitsFor(draw, { _tag: 'NamePublicValue', source, date: day, digits }, now)
      }
      action={{
        draw: draw.item_id,
        what: ['source', source.trim(), day, digits],
        call: (key) =>
          staffCalls.namePublicValue({
            params: { item_id: draw.item_id },
            body: { source: source.trim(), date: day ?? today, digits },
            key,
          }),
        onDone,
      }}
    >
      <TextField
        label={copy.source}
        hint={copy.sourceHint}
        value={source}
        maxLength={200}
        onChange={(event) => setSource(event.target.value)}
      />
      <TextField
        label={copy.digits}
        hint={copy.digitsHint}
        value={form}
        inputMode="numeric"
        onChange={(event) => setForm(event.target.value)}
      />
      <DatePicker label={copy.date} value={date} onChange={setDate} today={today} />
    </DrawStepCard>
  )
}

export const OpenStep = ({ draw, now, onDone }: StepProps) => (
  <DrawStepCard
    {...staffDrawsCopy.open}
    waiting={waitsFor(draw, { _tag: 'Open' }, now)}
    action={{
      draw: draw.item_id,
      what: ['open'],
      call: (key) => staffCalls.openDraw({ params: { item_id: draw.item_id }, key }),
      onDone,
    }}
  />
)
