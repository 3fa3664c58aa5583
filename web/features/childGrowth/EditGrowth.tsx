import type { IsoDate } from '@careplus/core/calendar'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { useChangeForm, useReloadIfStale } from '../../calls/form/useChangeForm'
import { useAttempts } from '../../calls/form/useStoredForm'
import { Meanwhile } from '../../shared/changes/Meanwhile'
import { measurementFieldNames } from '../../shared/changes/measurementFieldNames'
import { measuredOn } from '../../shared/growth/typedMeasurement'
import { TypedMeasurementCodec } from '../../shared/growth/typedCodecs'
import { useToast } from '../../ui/Toast'
import { useRecordConfirmation } from './useRecordConfirmation'
import { measuredOf, recordOf, replacedBy, typedOfRecord } from './recordTyped'
import { RecordForm } from './RecordForm'
import { RemoveRecord } from './RemoveRecord'
import { useSaveRecord } from './useSaveRecord'

const copy = childrenGrowthCopy.form

interface Props {
  readonly child: Child
  readonly record: GrowthRecord
  /** Newest first. */
  readonly records: ReadonlyArray<GrowthRecord>
  readonly today: IsoDate
  readonly reload: () => void
}

export const EditGrowth = ({ child, record, records, today, reload }: Props) => {
  const [, navigate] = useLocation()
  const showToast = useToast()
  const form = `growth.${record.id}`
  const standing = { version: record.version, typed: typedOfRecord(record) }
  const { typed: stored, held, change, done } = useChangeForm(form, TypedMeasurementCodec, standing)
  const typed = measuredOn(record.date, stored)
  const attempts = useAttempts(form)
  const back = (text: string): void => {
    showToast({ text })
    navigate(`/children-profile/growth?child=${child.id}`, { replace: true })
  }
  const [state, send] = useSaveRecord(child, form, () => {
    done()
    back(copy.changed)
  })
  const { submit, dialog } = useRecordConfirmation({
    child,
    others: records.filter(({ id }) => id !== record.id),
    was: record,
    isTried: attempts.isTried,
    onSend: (changed, agreed) => {
      const { version, typed: before } = held.base
      const was = measuredOf(recordOf(measuredOn(record.date, before), child.birthDate))
      const replaces = replacedBy({ ...record, ...was, version }, changed)
      send({ type: 'form.submitted', record: changed, replaces, key: attempts.keyOf(replaces), agreed })
    },
  })
  const { needsConsent, failure } = state.context
  useReloadIfStale(failure, reload)
  return (
    <RecordForm
      {...{ child, today, typed, needsConsent, failure }}
      previous={undefined}
      broken={state.matches('broken')}
      busy={state.hasTag('busy') || state.matches('saved')}
      submitLabel={copy.saveEdit}
      onChange={(part) => {
        change(part)
        send({ type: 'form.changed' })
      }}
      onSubmit={submit}
    >
      {dialog}
      <Meanwhile
        held={held}
        words={measurementFieldNames}
        onTake={(part) => {
          change(part)
          send({ type: 'form.changed' })
        }}
      />
      <RemoveRecord
        childId={child.id}
        record={record}
        onRemoved={() => {
          done()
          back(copy.removed)
        }}
        onStale={reload}
      />
    </RecordForm>
  )
}
