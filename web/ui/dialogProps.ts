import type { ReactNode } from 'react'

export interface DialogProps {
  readonly open: boolean
  /** Escape, the scrim, or the handle. */
  readonly onClose: () => void
  /** The deed and its cost: `แลกปิ่นโต 900 คะแนน`. */
  readonly title: string
  readonly children?: ReactNode
  /** Confirm on top, the way back under it. Refusing is as large and as near as agreeing. */
  readonly actions?: ReactNode
  /** Asks before something that cannot be undone: only its buttons close it. */
  readonly alert?: boolean
}
