import { RewardsHero } from './RewardsHero'
import { Shelf } from './Shelf'
import './rewards.css'

/** `/rewards`: the list comes with the page or from the device, and then from the server. */
const RewardsRoute = () => (
  <>
    <div className="bleed">
      <RewardsHero />
    </div>
    <Shelf />
  </>
)

export default RewardsRoute
