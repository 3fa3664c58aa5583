import type { ReactNode } from 'react'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Asks before an action that cannot be undone: only its buttons close it. */
  readonly alert?: boolean
}
