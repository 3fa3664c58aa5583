import type { ReactNode } from 'react'
import { staffCopy } from '../copy/staff.th'
import type { ButtonTone } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { ErrorNote } from '../ui/Note'
import type { Action } from './useAction'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm: string
  readonly tone?: ButtonTone
  readonly action: Action
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A refusal is shown in the same dialog. */
export const ConfirmAction = ({
  open,
  title,
  children,
  confirm,
  tone = 'primary',
  action,
  onConfirm,
  onClose,
}: Props) => {
  const close = () => {
    if (action.busy) return
    action.forget()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={title}
      tone={tone}
      busy={action.busy}
      busyLabel={staffCopy.doing}
      confirm={confirm}
      keep={staffCopy.back}
      onConfirm={onConfirm}
    >
      {children}
      {action.refusal !== null && (
        <div className="staff-refusal">
          <ErrorNote>{action.refusal}</ErrorNote>
        </div>
      )}
    </ConfirmDialog>
  )
}
