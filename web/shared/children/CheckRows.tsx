import { dayOf, ageOn, type IsoDate } from '@careplus/core/calendar'
import { nutritionAges } from '@careplus/core/nutrition'
import { mayDo } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import { familyCopy } from '../../copy/family.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Droplet, Ruler, Soup } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import type { Family } from './useFamily'

const copy = familyCopy.checks

const mayRecord = ({ role }: Child): boolean => mayDo(role, 'record')

/** Old enough for the check of what is eaten, and with somebody who may keep it. */
const isForNutrition =
  (today: IsoDate) =>
  (child: Child): boolean => {
    const born = dayOf(child.birthDate)
    return mayRecord(child) && born !== null && born <= today && ageOn(born, today).years * 12 >= nutritionAges.lowest
  }

const StoolRow = ({ query = '' }: { readonly query?: string }) => (
  <Row href={`/children/stool-info${query}`} lead={<Icon of={Droplet} />} title={copy.stool} second={copy.stoolText} />
)

const NutritionRow = ({ query = '' }: { readonly query?: string }) => (
  <Row href={`/milnutrisure${query}`} lead={<Icon of={Soup} />} title={copy.nutrition} second={copy.nutritionText} />
)

interface Props {
  readonly today: IsoDate
}

/** On a member's page: the curves, and the checks that fit the children's ages. */
export const CheckRows = ({ family, today }: Props & { readonly family: Family }) => (
  <section className="family-section">
    <SectionTitle title={copy.title} />
    <Rows label={copy.title}>
      <Row href="/children-profile" lead={<Icon of={Ruler} />} title={copy.curve} second={copy.curveText} />
      <StoolRow />
      {family.some(({ child }) => isForNutrition(today)(child)) && <NutritionRow />}
    </Rows>
  </section>
)

/** On a child's own page. */
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
