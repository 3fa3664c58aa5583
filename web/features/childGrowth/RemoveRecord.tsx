import type { GrowthRecord } from '@careplus/core/ports'
import { useServices } from '../../calls/useServices'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { dateText } from '../../shared/growth/days'

const copy = childrenGrowthCopy.form

interface Props {
  readonly childId: string
  readonly record: GrowthRecord
  readonly onRemoved: () => void
}

/** A measuring, asked for by its date, out of the account. */
export const RemoveRecord = ({ childId, record, onRemoved }: Props) => {
  const { growthRecords } = useServices()
  return (
    <ConfirmRemoval
      words={{
        label: copy.remove,
        title: copy.removeTitle(dateText(record.date)),
        confirm: copy.removeConfirm,
        busy: copy.removeBusy,
        keep: copy.removeKeep,
      }}
      remove={(key) => growthRecords.remove(childId, record.id, key)}
      onRemoved={onRemoved}
    >
      {copy.removeText}
    </ConfirmRemoval>
  )
}
