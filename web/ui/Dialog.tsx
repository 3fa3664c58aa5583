import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialogProps'

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
