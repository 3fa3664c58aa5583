import { FamilyGate } from '../../family/FamilyGate'
import { useToday } from '../../ui/growth/useToday'
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
