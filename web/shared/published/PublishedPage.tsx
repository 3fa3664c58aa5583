import type { Asking } from '../../composition/published'
import { lazy, Suspense, type ReactNode } from 'react'
import { usePublished } from '../../calls/published/usePublished'

const NotShown = lazy(() => import('./NotShown'))

interface Props<A> {
  readonly asking: Asking<A>
  readonly wait: ReactNode
  readonly children: (value: A) => ReactNode
}

export const PublishedPage = <A,>({ asking, wait, children }: Props<A>) => {
  const [remote, refetch] = usePublished(asking)
  if (remote._tag === 'loading') return wait
  if (remote._tag === 'ready') return children(remote.value)
  return (
    <Suspense fallback={wait}>
      <NotShown failure={remote.failure} onRetry={refetch} />
    </Suspense>
  )
}
