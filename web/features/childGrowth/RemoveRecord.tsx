import type { GrowthRecord } from '@careplus/core/ports'
import { useState } from 'react'
import { useServices } from '../../calls/useServices'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { ChangedSince } from '../../shared/changes/ChangedSince'
import { measurementFieldNames } from '../../shared/changes/measurementFieldNames'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { dateText } from '../../shared/growth/dateText'
import { typedOfRecord } from './recordTyped'

const copy = childrenGrowthCopy.form

interface Props {
  readonly childId: string
  readonly record: GrowthRecord
  readonly onRemoved: () => void
  readonly onStale: () => void
}

export const RemoveRecord = ({ childId, record, onRemoved, onStale }: Props) => {
  const [seen] = useState(record)
  const { growthRecords } = useServices()
  return (
    <ConfirmRemoval
      words={{
        label: copy.remove,
        title: copy.removeTitle(dateText(record.date)),
        confirm: copy.removeConfirm,
      }}
      remove={(key) => growthRecords.remove(childId, record.id, record.version, key)}
      onRemoved={onRemoved}
      onStale={onStale}
    >
      {copy.removeText}
      <ChangedSince before={typedOfRecord(seen)} now={typedOfRecord(record)} words={measurementFieldNames} />
    </ConfirmRemoval>
  )
}
