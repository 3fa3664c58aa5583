import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Button } from '../../../ui/Button'
import { Spinner } from '../../../ui/Spinner'
import type { LocalBillReading } from './useBillReading'

const copy = uploadBillCopy.reading

const sentenceOf = ({ is, shares }: LocalBillReading, online: boolean): string | null => {
  if (is('uploading')) return copy.uploading
  if (is('paused')) return copy.paused
  if (is('waiting') && online) return shares.every((share) => share === 1) ? copy.unanswered : copy.waiting
  if (is('waiting')) return copy.offline
  if (is('reading')) return copy.reading
  if (is('read')) return copy.read
  if (is('notRead')) return copy.notRead
  return is('late') ? copy.late : null
}

export const BillReadingNote = ({
  localReading,
  online,
}: {
  readonly localReading: LocalBillReading
  readonly online: boolean
}) => {
  const sentence = sentenceOf(localReading, online)
  const paused = localReading.is('paused')
  const busy = localReading.is('uploading') || localReading.is('reading')
  return (
    <div className="bill-reading">
      <p role="status">
        {busy && <Spinner />}
        {sentence}
      </p>
      {(localReading.is('uploading') || paused) && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => localReading.send({ type: paused ? 'resume.requested' : 'pause.requested' })}
        >
          {paused ? copy.resume : copy.pause}
        </Button>
      )}
    </div>
  )
}
