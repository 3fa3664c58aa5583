import type { IsoDate } from '@careplus/core/calendar'
import { useState } from 'react'
import { useServices } from '../../composition/useServices'
import { childrenGrowthCopy as copy } from '../../copy/childrenGrowth.th'
import { useAttempts, useKeptForm } from '../../forms/useKeptForm'
import type { ChildHere } from '../../family/useFamily'
import { nothingMeasured } from '../../ui/growth/measuring'
import { MeasuringTypedCodec } from '../../ui/growth/typedCodecs'
import { RecordForm } from './RecordForm'
import { SavedResult } from './SavedResult'
import { useSaveRecord } from './useSaveRecord'

interface Props {
  readonly here: ChildHere
  readonly today: IsoDate
  readonly changeHref: string | undefined
}

/** A new measuring: the form, and once it is in the account what it says. */
export const AddGrowth = ({ here, today, changeHref }: Props) => {
  const { growthRecords, random } = useServices()
  // What it was measured against stays as it was when the form came.
  const [{ child, records }] = useState(here)
  const form = `growth.${child.id}`
  const { typed, change, done } = useKeptForm(form, MeasuringTypedCodec, { ...nothingMeasured, date: today })
  const attempts = useAttempts(form, random.uuid)
  const [state, send] = useSaveRecord(
    child,
    ({ record, key }) => growthRecords.add(child.id, record, key),
    () => {
      attempts.sent()
      done()
    },
  )
  const { sent, needsConsent, failure } = state.context
  if (state.matches('saved') && sent !== null) return <SavedResult child={child} record={sent.record} />
  return (
    <RecordForm
      {...{ child, today, typed, changeHref, needsConsent, failure }}
      previous={records[0]}
      broken={state.matches('broken')}
      busy={state.hasTag('busy')}
      submitLabel={copy.form.save}
      onChange={(part) => {
        change(part)
        send({ type: 'form.changed' })
      }}
      onSubmit={(record, agreed) => send({ type: 'form.submitted', record, key: attempts.keyOf(record), agreed })}
    />
  )
}
