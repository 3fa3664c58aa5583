import { ChosenChild } from './ChosenChild'
import { Curve } from './Curve'

const ChildGrowthRoute = () => (
  <ChosenChild path="/children-profile/growth" shapes={['line', 'title', 'chart', 'card']}>
    {(familyChild, family) => (
      <Curve
        key={familyChild.child.id}
        familyChild={familyChild}
        othersHref={family.length > 1 ? '/children-profile' : undefined}
      />
    )}
  </ChosenChild>
)

export default ChildGrowthRoute
