import { uuidParam } from '@careplus/core/internal/navigation'
import { isRight } from 'fp-ts/Either'
import { clearMemberCache } from '../../calls/remote'
import { ChildMissing } from '../../shared/children/ChildMissing'
import { FamilyGate } from '../../shared/children/FamilyGate'
import { readFamilyAhead } from '../../shared/children/useFamily'
import { useToday } from '../../shared/growth/useToday'
import { ChildPage } from './ChildPage'
import type { Ahead, ScreenProps } from '../../page/route'
import './child.css'

const ChildRoute = ({ params }: ScreenProps<'id'>) => {
  const id = uuidParam(params.id)
  const today = useToday()
  return (
    <FamilyGate shapes={['title', 'chart', 'card', 'card']} headingLevel={1}>
      {(family, reload, hideHealth) => {
        const familyChild = isRight(id) ? family.find(({ child }) => child.id === id.right) : undefined
        if (familyChild === undefined) return <ChildMissing heading />
        const changed = (granted: boolean): void => {
          clearMemberCache()
          if (!granted) hideHealth(familyChild.child.id)
          reload()
        }
        return today !== null && <ChildPage familyChild={familyChild} today={today} onChanged={changed} />
      }}
    </FamilyGate>
  )
}

export const ahead: Ahead = { data: readFamilyAhead }

export default ChildRoute
