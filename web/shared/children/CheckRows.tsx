import { dayOf, ageOn, type IsoDate } from '@careplus/core/calendar'
import { nutritionAges } from '@careplus/core/nutrition'
import { mayDo } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import { familyCopy } from '../../copy/family.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Droplet, Soup } from '../../ui/icons'

const copy = familyCopy.checks

const mayRecord = ({ role }: Child): boolean => mayDo(role, 'record')

export const isForNutrition =
  (today: IsoDate) =>
  (child: Child): boolean => {
    const born = dayOf(child.birthDate)
    return mayRecord(child) && born !== null && born <= today && ageOn(born, today).years * 12 >= nutritionAges.lowest
  }

const StoolRow = ({ query }: { readonly query: string }) => (
  <Row href={`/children/stool-info${query}`} lead={<Icon of={Droplet} />} title={copy.stool} second={copy.stoolText} />
)

const NutritionRow = ({ query }: { readonly query: string }) => (
  <Row href={`/milnutrisure${query}`} lead={<Icon of={Soup} />} title={copy.nutrition} second={copy.nutritionText} />
)

interface Props {
  readonly today: IsoDate
}

export const ChildCheckRows = ({ child, today }: Props & { readonly child: Child }) => {
  if (!mayRecord(child)) return null
  const query = `?child=${child.id}`
  return (
    <Rows label={copy.title}>
      <StoolRow query={query} />
      {isForNutrition(today)(child) && <NutritionRow query={query} />}
    </Rows>
  )
}
