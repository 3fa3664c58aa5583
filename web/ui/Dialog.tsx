import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialogProps'

const DialogSurface = lazy(() => import('./DialogSurface'))

export const Dialog = (props: DialogProps) => {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null
}
