import { mayDo } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import { useReloadIfStale } from '../../calls/form/useChangeForm'
import { useServices } from '../../calls/useServices'
import { useSending } from '../../calls/useSending'
import { clearMemberCache } from '../../calls/remote'
import { childrenCopy, saveFailedText } from '../../copy/children.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import type { Followed } from '../../shared/growth/followGrowth'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { useToast } from '../../ui/Toast'

const copy = childrenCopy.page

interface Props {
  readonly child: Child
  readonly followed: Followed
  readonly onChanged: () => void
}

export const TakenMark = ({ child, followed, onChanged }: Props) => {
  const { growthRecords, random } = useServices()
  const showToast = useToast()
  const { busy, failure, run } = useSending()
  useReloadIfStale(failure, onChanged)
  const { referral, taken, newest, records } = followed.child
  const isOpen = referral !== null
  const marked = taken === null ? null : records.find((one) => one.measured.takenOn === taken.on)
  const record = isOpen ? newest : (marked ?? null)
  if (record === null) return null
  const mark = (): void => {
    const key = random.uuid()
    run(
      () => growthRecords.markTaken(child.id, record.measured.id, isOpen, record.measured.version, key),
      () => {
        clearMemberCache()
        showToast({ text: isOpen ? copy.takenDone : copy.notTakenDone })
        onChanged()
      },
    )
  }
  return (
    <>
      {!isOpen && followed.words.taken !== null && <Note>{followed.words.taken}</Note>}
      {mayDo(child.role, 'record') && (
        <Button
          tone={isOpen ? 'second' : 'ghost'}
          size="small"
          icon={isOpen ? <Icon of={Check} size={20} /> : undefined}
          busy={busy}
          busyLabel={copy.takenBusy}
          onClick={mark}
        >
          {isOpen ? copy.taken : copy.notTaken}
        </Button>
      )}
      <FailureNote failure={failure} textOf={saveFailedText} />
    </>
  )
}
