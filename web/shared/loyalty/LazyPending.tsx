import { pendingCopy } from '../../copy/pending.th'
import { Skeleton } from '../../ui/Skeleton'
import { lazyPart } from './lazyPart'

export const LazyPending = lazyPart({
  load: async () => (await import('./Pending')).Pending,
  wait: <Skeleton shapes={['title', 'card']} />,
  failed: pendingCopy.failed,
})

/** The page is complete without it. */
export const LazyDrawsSoon = lazyPart({
  load: async () => (await import('./DrawsSoon')).DrawsSoon,
  wait: null,
  failed: null,
})
