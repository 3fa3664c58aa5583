import { underWayCopy } from '../../copy/underWay.th'
import { Skeleton } from '../../ui/Skeleton'
import { lazyPart } from './lazyPart'

/** What the member waits for. */
export const LazyUnderWay = lazyPart({
  load: async () => (await import('./UnderWay')).UnderWay,
  wait: <Skeleton shapes={['title', 'card']} />,
  failed: underWayCopy.failed,
})

/** The page is complete without it. */
export const LazyDrawsSoon = lazyPart({
  load: async () => (await import('./DrawsSoon')).DrawsSoon,
  wait: null,
  failed: null,
})
