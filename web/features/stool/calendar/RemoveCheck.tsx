import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { useHealthServices } from '../../../calls/useServices'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { ConfirmRemoval } from '../../../shared/removal/ConfirmRemoval'
import { useToast } from '../../../ui/Toast'

const copy = stoolResultCopy.calendar

interface Props {
  readonly childId: string
  readonly check: { readonly id: string; readonly date: IsoDate }
  readonly onRemoved: () => void
}

export const RemoveCheck = ({ childId, check, onRemoved }: Props) => {
  const { stoolChecks } = useHealthServices()
  const showToast = useToast()
  return (
    <ConfirmRemoval
      words={{
        label: copy.remove,
        title: copy.removeTitle(thaiDate(check.date)),
        confirm: copy.removeConfirm,
      }}
      remove={(key) => stoolChecks.remove(childId, check.id, key)}
      onRemoved={() => {
        showToast({ text: copy.removed })
        onRemoved()
      }}
    >
      {copy.removeText}
    </ConfirmRemoval>
  )
}
