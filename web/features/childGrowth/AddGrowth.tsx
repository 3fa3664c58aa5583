import type { IsoDate } from '@careplus/core/calendar'
import { Suspense, useEffect, useState } from 'react'
import { unasked } from '../../page/build'
import { lazyView } from '../../page/lazyView'
import { childrenGrowthCopy as copy } from '../../copy/childrenGrowth.th'
import { useAttempts, useStoredForm } from '../../calls/form/useStoredForm'
import type { FamilyChild } from '../../shared/children/useFamily'
import { measuredOn, nothingStored } from '../../shared/growth/typedMeasurement'
import { TypedMeasurementCodec } from '../../shared/growth/typedCodecs'
import { FirstStepsHead } from '../../shared/start/FirstStepsHead'
import { useRecordConfirmation } from './useRecordConfirmation'
import { replacedBy } from './recordTyped'
import { RecordForm } from './RecordForm'
import { useSaveRecord } from './useSaveRecord'
import { Skeleton } from '../../ui/Skeleton'

const SavedResult = lazyView(async () => ({ default: (await import('./SavedResult')).SavedResult }))

interface Props {
  readonly familyChild: FamilyChild
  readonly today: IsoDate
  readonly changeHref: string | undefined
  /** Children of the same birthday are easily mistaken for each other. */
  readonly twins: ReadonlyArray<string>
  readonly first: boolean
}

export const AddGrowth = ({ familyChild, today, changeHref, twins, first }: Props) => {
  const [{ child, records, isFirst }] = useState({ ...familyChild, isFirst: first })
  const form = `growth.${child.id}`
  const { typed: stored, change, done } = useStoredForm(form, TypedMeasurementCodec, nothingStored)
  const typed = measuredOn(today, stored)
  const attempts = useAttempts(form)
  const [state, send] = useSaveRecord(child, form, done)
  useEffect(() => void unasked(SavedResult.load).catch(() => undefined), [])
  const { sent, needsConsent, failure } = state.context
  // Withdrawn health data is not shown beside the form either, although it was loaded before.
  const shown = needsConsent || familyChild.child.health_consent_at === null ? [] : records
  const { submit, dialog } = useRecordConfirmation({
    child,
    others: shown,
    was: null,
    isTried: attempts.isTried,
    onSend: (record, agreed, other) => {
      // A repeat on the next day still sends this day.
      change({ date: record.date })
      const replaces = other === null ? null : replacedBy(other, record)
      const key = attempts.keyOf(replaces === null ? record : { record, replaces })
      send({ type: 'form.submitted', record, replaces, key, agreed })
    },
  })
  if (state.matches('saved') && sent !== null) {
    const others = records.filter(({ id }) => id !== sent.replaces?.id)
    return (
      <Suspense fallback={<Skeleton shapes={['title', 'card']} />}>
        <SavedResult {...{ child, others, today, isFirst }} record={sent.record} />
      </Suspense>
    )
  }
  return (
    <RecordForm
      over={isFirst && <FirstStepsHead step="measuring" />}
      {...{ child, today, typed, changeHref, twins, needsConsent, failure }}
      previous={shown[0]}
      broken={state.matches('broken')}
      busy={state.hasTag('busy')}
      submitLabel={copy.form.save}
      onChange={(part) => {
        change(part)
        send({ type: 'form.changed' })
      }}
      onSubmit={submit}
    >
      {dialog}
    </RecordForm>
  )
}
