import { RewardsHero } from './RewardsHero'
import { Shelf } from './Shelf'
import './rewards.css'

/** `/rewards`: what there is comes with the page, or from the device; then, for whoever is here, from the server. */
const RewardsRoute = () => (
  <>
    <div className="bleed">
      <RewardsHero />
    </div>
    <Shelf />
  </>
)

export default RewardsRoute
