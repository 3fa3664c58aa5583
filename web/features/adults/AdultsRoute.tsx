import type { IsoDate } from '@careplus/core/calendar'
import { adultsCopy as copy } from '../../copy/adults.th'
import { inTurn } from '../../shared/adults/adultWords'
import { AdultsGate } from '../../shared/adults/AdultsGate'
import type { Household } from '../../shared/adults/useHousehold'
import { AddTile } from '../../ui/AddTile'
import { Row, Rows } from '../../ui/Card'
import { AdultPair } from './AdultPair'
import { useToday } from '../../shared/growth/useToday'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Lock, Plus, User, Users } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { AdultCard } from './AdultCard'
import './adultPages.css'

const AdultsHero = () => (
  <div className="bleed adults-head">
    <Hero size="short" className="adults-hero" art={<AdultPair />}>
      <h1>
        {copy.hero[0]}
        <br />
        {copy.hero[1]}
      </h1>
    </Hero>
    <svg className="adults-head__edge" viewBox="0 0 360 38" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 38 Q190 38 360 0 V39 H0Z" />
    </svg>
  </div>
)

const Empty = () => (
  <section className="adults-empty" aria-label={copy.empty.title}>
    <h2>{copy.empty.title}</h2>
    <p className="second">{copy.empty.text}</p>
    <LinkButton wide href="/adults/myself" icon={<Icon of={User} size={20} />}>
      {copy.addMyself}
    </LinkButton>
    <LinkButton wide tone="second" href="/adults/other" icon={<Icon of={Users} size={20} />}>
      {copy.addOther}
    </LinkButton>
  </section>
)

const Add = ({ hasMyself }: { readonly hasMyself: boolean }) =>
  hasMyself ? (
    <AddTile href="/adults/other">{copy.add}</AddTile>
  ) : (
    <Rows label={copy.addWho}>
      <Row href="/adults/myself" lead={<Icon of={Plus} size={22} />} title={copy.addMyself} />
      <Row href="/adults/other" lead={<Icon of={Plus} size={22} />} title={copy.addOther} />
    </Rows>
  )

const List = ({ household, today }: { readonly household: Household; readonly today: IsoDate }) => {
  const { adults } = household
  const main = inTurn(adults, today)
  return adults.length === 0 ? (
    <Empty />
  ) : (
    <div className="adults-list">
      <ul className="ui-card-grid" aria-label={copy.list}>
        {adults.map((view) => (
          <AdultCard key={view.adult.id} {...{ view, today }} main={view === main} />
        ))}
      </ul>
      <Add hasMyself={adults.some(({ adult }) => adult.relation === 'myself')} />
    </div>
  )
}

const AdultsRoute = () => {
  const today = useToday()
  return (
    <>
      <AdultsHero />
      <div className="adults">
        <p className="adults-lead">{copy.lead}</p>
        <AdultsGate shapes={['card', 'card']}>
          {(household) => today !== null && <List household={household} today={today} />}
        </AdultsGate>
        <Note icon={Lock}>{copy.privacy}</Note>
      </div>
    </>
  )
}

export default AdultsRoute
