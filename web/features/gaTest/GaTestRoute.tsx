import { Suspense } from 'react'
import { lazyView } from '../../page/lazyView'
import { useMounted } from './useMounted'
import { gaTestCopy } from '../../copy/gaTest.th'
import { Skeleton } from '../../ui/Skeleton'

const TrackingState = lazyView(() => import('./TrackingState'))

const GaTestRoute = () => (
  <>
    <p className="page-lead">{gaTestCopy.lead}</p>
    {useMounted() ? (
      <Suspense fallback={<Skeleton shapes={['card', 'card']} />}>
        <TrackingState />
      </Suspense>
    ) : (
      <Skeleton shapes={['card', 'card']} />
    )}
  </>
)

export default GaTestRoute
