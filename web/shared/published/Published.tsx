import type { Asking } from '../../composition/published'
import { lazy, Suspense, type ReactNode } from 'react'
import { usePublished } from '../../calls/published/usePublished'

const NotShown = lazy(() => import('./NotShown'))

interface Props<A> {
  readonly asking: Asking<A>
  /** While it is on its way; it has the page's `h1` where the screen draws its own. */
  readonly wait: ReactNode
  readonly children: (value: A) => ReactNode
}

/** The whole of a screen that shows something that anybody may read. */
export const Published = <A,>({ asking, wait, children }: Props<A>) => {
  const [remote, again] = usePublished(asking)
  if (remote._tag === 'loading') return wait
  if (remote._tag === 'ready') return children(remote.value)
  return (
    <Suspense fallback={wait}>
      <NotShown failure={remote.failure} onRetry={again} />
    </Suspense>
  )
}
