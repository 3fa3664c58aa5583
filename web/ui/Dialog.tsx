import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialogProps'

// React Aria's overlay is loaded at the first opening, so that a page pays for a dialog only when it shows one.
const DialogSurface = lazy(() => import('./DialogSurface'))

/** A bottom sheet on phones; from 960 px a centred box, 420 px wide. Focus moves in, stays in, and returns. */
export const Dialog = (props: DialogProps) => {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null
}
