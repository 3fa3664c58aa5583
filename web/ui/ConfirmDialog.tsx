import type { ReactNode } from 'react'
import { Button, type ButtonTone } from './Button'
import { Dialog } from './Dialog'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly confirm: string
  readonly keep: string
  readonly tone?: ButtonTone
  readonly busy?: boolean
  readonly busyLabel?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks before an action that cannot be undone. Only its two buttons close it. */
export const ConfirmDialog = ({
  confirm,
  keep,
  tone = 'danger',
  busy,
  busyLabel,
  onConfirm,
  children,
  ...of
}: Props) => (
  <Dialog
    {...of}
    alert
    actions={
      <>
        <Button tone={tone} wide busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button tone="second" wide onClick={of.onClose}>
          {keep}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
