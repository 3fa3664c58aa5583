import { lazy, Suspense, useState, type ReactNode } from 'react'

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

// React Aria's overlay comes with the first opening, so that a page pays for a dialog only when one is asked for.
const DialogSurface = lazy(() => import('./DialogSurface'))

/** A bottom sheet on phones, 420 wide and centred from 960. Focus moves in, stays in, and returns. */
export const Dialog = (props: DialogProps) => {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null
}
