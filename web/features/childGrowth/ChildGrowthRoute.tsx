import { ChosenChild } from './ChosenChild'
import { Curve } from './Curve'

/** `/children-profile/growth?child=` */
const ChildGrowthRoute = () => (
  <ChosenChild path="/children-profile/growth" shapes={['line', 'title', 'chart', 'card']}>
    {(here) => <Curve key={here.child.id} here={here} />}
  </ChosenChild>
)

export default ChildGrowthRoute
