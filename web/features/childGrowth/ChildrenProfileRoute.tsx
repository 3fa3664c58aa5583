import { Redirect } from 'wouter'
import { ChosenChild } from './ChosenChild'

const path = '/children-profile/growth'

const ChildrenProfileRoute = () => (
  <ChosenChild path={path}>
    {(familyChild) => <Redirect to={`${path}?child=${familyChild.child.id}`} replace />}
  </ChosenChild>
)

export default ChildrenProfileRoute
