import { FamilyGate } from '../../shared/children/FamilyGate'
import { useToday } from '../../shared/growth/useToday'
import { ChildrenView } from './ChildrenView'
import './children.css'

/** `/children` */
const ChildrenRoute = () => {
  const today = useToday()
  return (
    <FamilyGate shapes={['title', 'card', 'card', 'card']} headingLevel={1}>
      {(family) => today !== null && <ChildrenView family={family} today={today} />}
    </FamilyGate>
  )
}

export default ChildrenRoute
