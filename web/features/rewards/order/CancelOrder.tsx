import { isSettled } from '@careplus/core/call'
import { counted } from '@careplus/core/loyalty'
import type { CallFailure, Order } from '@careplus/core/ports'
import { useRewardsServices } from '../../../calls/useServices'
import { refusedText } from '../../../copy/failedText'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { orderCopy as copy } from '../../../copy/order.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { clearMemberCache } from '../../../calls/remote'
import { useAttempts } from '../../../calls/form/useStoredForm'
import { useQuestion } from '../../../calls/useSending'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { useToast } from '../../../ui/Toast'

const textOf = (failure: CallFailure): string => refusedText(failure, copy.cancelFailed)

interface Props {
  readonly order: Order
  readonly onCancelled: (order: Order) => void
  readonly onRefused: () => void
}

export const CancelOrder = ({ order, onCancelled, onRefused }: Props) => {
  const { redemptions } = useRewardsServices()
  const showToast = useToast()
  const attempts = useAttempts(`order.${order.id}.cancel`)
  const { busy, failure, run, asks, ask, close } = useQuestion()
  const confirm = (): void =>
    run(
      () => attempts.once(order.id, (key) => redemptions.cancel(order.id, key)),
      (cancelled) => {
        clearMemberCache()
        close()
        showToast({ text: copy.cancelled })
        onCancelled(cancelled)
      },
      (refused) => {
        if (!isSettled(refused)) return
        clearMemberCache()
        close()
        showToast({ text: textOf(refused), tone: 'failed' })
        onRefused()
      },
    )
  return (
    <>
      <Button tone="ghost" size="small" onClick={ask}>
        {copy.cancel}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={close}
        title={copy.cancelTitle(order.title)}
        tone="primary"
        busy={busy}
        busyLabel={copy.cancelBusy}
        confirm={copy.cancelConfirm}
        keep={copy.cancelKeep}
        onConfirm={confirm}
      >
        <p>{copy.cancelText(counted(order.points, loyaltyCopy.points))}</p>
        <FailureNote failure={failure} textOf={textOf} />
      </ConfirmDialog>
    </>
  )
}
