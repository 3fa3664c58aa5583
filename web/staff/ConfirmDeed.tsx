import type { ReactNode } from 'react'
import { staffCopy } from '../copy/staff.th'
import type { ButtonTone } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { Note } from '../ui/Note'
import type { Deed } from './useDeed'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm: string
  readonly tone?: ButtonTone
  readonly deed: Deed
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The action runs only after its cost was read and confirmed; a refusal is shown in the same dialog. */
export const ConfirmDeed = ({ open, title, children, confirm, tone = 'primary', deed, onConfirm, onClose }: Props) => {
  const close = () => {
    if (deed.busy) return
    deed.forget()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={title}
      tone={tone}
      busy={deed.busy}
      busyLabel={staffCopy.doing}
      confirm={confirm}
      keep={staffCopy.back}
      onConfirm={onConfirm}
    >
      {children}
      {deed.refusal !== null && (
        <div className="staff-refusal">
          <Note tone="error" live>
            {deed.refusal}
          </Note>
        </div>
      )}
    </ConfirmDialog>
  )
}
