import { Redirect } from 'wouter'
import { ChosenChild } from './ChosenChild'

const path = '/children-profile/growth'

/** `/children-profile`: whose curve. An only child's is shown at once. */
const ChildrenProfileRoute = () => (
  <ChosenChild path={path}>
    {(familyChild) => <Redirect to={`${path}?child=${familyChild.child.id}`} replace />}
  </ChosenChild>
)

export default ChildrenProfileRoute
