import type { Ahead } from '../../page/route'
import { FamilyGate } from '../../shared/children/FamilyGate'
import { readFamilyAhead } from '../../shared/children/useFamily'
import { useToday } from '../../shared/growth/useToday'
import { ChildrenView } from './ChildrenView'
import './children.css'

const ChildrenRoute = () => {
  const today = useToday()
  return (
    <FamilyGate shapes={['title', 'card', 'card', 'card']} headingLevel={1}>
      {(family, reload) => today !== null && <ChildrenView {...{ family, today, reload }} />}
    </FamilyGate>
  )
}

export const ahead: Ahead = { data: readFamilyAhead }

export default ChildrenRoute
