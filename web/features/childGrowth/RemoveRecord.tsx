import type { GrowthRecord } from '@careplus/core/ports'
import { useState } from 'react'
import { useServices } from '../../composition/useServices'
import { saveFailedText } from '../../copy/children.th'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { dateText } from '../../family/childWords'
import { useAttempts } from '../../family/keptForm'
import { forgetKept } from '../../family/remote'
import { useSending } from '../../family/useSending'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Trash2 } from '../../ui/icons'
import { Note } from '../../ui/Note'

const copy = childrenGrowthCopy.form

interface Props {
  readonly childId: string
  readonly record: GrowthRecord
  readonly onRemoved: () => void
}

/** Asked first, by its date. */
export const RemoveRecord = ({ childId, record, onRemoved }: Props) => {
  const { growthRecords, random } = useServices()
  const attempts = useAttempts(`growth.${record.id}.remove`, random.uuid)
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useSending()
  const remove = (): void =>
    run(growthRecords.remove(childId, record.id, attempts.keyOf(record.id)), () => {
      attempts.sent()
      forgetKept()
      onRemoved()
    })
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        className="record-form__remove"
        icon={<Icon of={Trash2} size={20} />}
        onClick={() => setAsks(true)}
      >
        {copy.remove}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.removeTitle(dateText(record.date))}
        alert
        actions={
          <>
            <Button tone="danger" wide busy={busy} busyLabel={copy.removeBusy} onClick={remove}>
              {copy.removeConfirm}
            </Button>
            <Button tone="second" wide onClick={() => setAsks(false)}>
              {copy.removeKeep}
            </Button>
          </>
        }
      >
        {copy.removeText}
        {failure !== null && (
          <Note tone={failure._tag === 'NetworkError' ? 'offline' : 'error'} live>
            {saveFailedText(failure)}
          </Note>
        )}
      </Dialog>
    </>
  )
}
