import { useSearch } from 'wouter'
import { childrenGrowthCopy as copy } from '../../copy/childrenGrowth.th'
import { useToday } from '../../shared/growth/useToday'
import { AddGrowth } from './AddGrowth'
import { ChosenChild } from './ChosenChild'
import { namesOfSameBirthday } from './sameBirthday'

const path = '/children-profile/add-growth'

const AddGrowthRoute = () => {
  const today = useToday()
  const first = new URLSearchParams(useSearch()).has('first')
  return (
    <ChosenChild path={path} label={copy.chooseRecord} writes shapes={['card', 'line', 'line', 'line']}>
      {(familyChild, family) =>
        today !== null && (
          <AddGrowth
            key={familyChild.child.id}
            familyChild={familyChild}
            today={today}
            first={first && family.every(({ records }) => records.length === 0)}
            changeHref={family.length > 1 ? path : undefined}
            twins={namesOfSameBirthday(family, familyChild.child)}
          />
        )
      }
    </ChosenChild>
  )
}

export default AddGrowthRoute
