import type { IsoDate } from '@careplus/core/calendar'
import { useSearch } from 'wouter'
import { adultsCopy as copy } from '../../copy/adults.th'
import { aboutAdult, faceOfAdult } from '../../family/adults/adultWords'
import { AdultMissing, AdultsGate } from '../../family/adults/AdultsGate'
import type { Household } from '../../family/adults/useHousehold'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { useToday } from '../../ui/growth/useToday'
import { LinkButton } from '../../ui/LinkButton'
import { Facts } from './Facts'
import './adult.css'

const Chooser = ({ household, today }: { readonly household: Household; readonly today: IsoDate }) => (
  <div className="adult-facts">
    <h2>{copy.facts.choose}</h2>
    <Rows label={copy.facts.choose}>
      {household.adults.map(({ adult }) => (
        <Row
          key={adult.id}
          lead={<Avatar face={faceOfAdult(adult, today)} size="small" />}
          title={adult.name}
          second={aboutAdult(adult, today)}
          href={`/adults/profile?of=${adult.id}`}
        />
      ))}
    </Rows>
  </div>
)

/** `/adults/profile`: the one that `?of=` names; an only one needs no naming, and among several one is asked for. */
const AdultProfileRoute = () => {
  const of = new URLSearchParams(useSearch()).get('of')
  const today = useToday()
  return (
    <AdultsGate shapes={['card', 'card']}>
      {(household, reload) => {
        const { adults } = household
        if (today === null) return null
        if (adults.length === 0)
          return (
            <EmptyState title={copy.empty.title} action={<LinkButton href="/adults">{copy.add}</LinkButton>}>
              {copy.empty.text}
            </EmptyState>
          )
        const view = of === null && adults.length === 1 ? adults[0] : adults.find(({ adult }) => adult.id === of)
        if (view !== undefined) return <Facts key={view.adult.id} {...{ view }} onChanged={reload} />
        return of === null ? <Chooser household={household} today={today} /> : <AdultMissing />
      }}
    </AdultsGate>
  )
}

export default AdultProfileRoute
