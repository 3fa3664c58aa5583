import { Suspense } from 'react'
import { lazyView } from '../../../app/lazyView'
import { useMounted } from '../../../app/useMounted'
import { RewardsHero } from './RewardsHero'
import { ShelfWait } from './ShelfWait'
import './rewards.css'

const Shelf = lazyView(() => import('./Shelf'))

/** `/rewards`: the head is written when the app is built; what there is comes from the device, then from the server. */
const RewardsRoute = () => (
  <>
    <div className="bleed">
      <RewardsHero />
    </div>
    {useMounted() ? (
      <Suspense fallback={<ShelfWait />}>
        <Shelf />
      </Suspense>
    ) : (
      <ShelfWait />
    )}
  </>
)

export default RewardsRoute
