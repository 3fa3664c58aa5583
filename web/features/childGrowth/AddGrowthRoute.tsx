import { childrenGrowthCopy as copy } from '../../copy/childrenGrowth.th'
import { useToday } from '../../shared/growth/useToday'
import { AddGrowth } from './AddGrowth'
import { ChosenChild } from './ChosenChild'
import { namesOfSameBirthday } from './twins'

const path = '/children-profile/add-growth'

/** `/children-profile/add-growth?child=` */
const AddGrowthRoute = () => {
  const today = useToday()
  return (
    <ChosenChild path={path} label={copy.chooseRecord} writes shapes={['card', 'line', 'line', 'line']}>
      {(here, family) =>
        today !== null && (
          <AddGrowth
            key={here.child.id}
            here={here}
            today={today}
            changeHref={family.length > 1 ? path : undefined}
            twins={namesOfSameBirthday(family, here.child)}
          />
        )
      }
    </ChosenChild>
  )
}

export default AddGrowthRoute
