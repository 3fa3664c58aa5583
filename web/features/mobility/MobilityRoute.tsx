import { madeForOlder, mobilityDisclaimer } from '@careplus/core/mobility'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mobilityCopy } from '../../copy/mobility.th'
import { aboutAdult, faceOfAdult, isDueAdult } from '../../shared/adults/adultWords'
import { AdultsGate } from '../../shared/adults/AdultsGate'
import type { AdultView, Household } from '../../shared/adults/useHousehold'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { ChairTest } from './ChairTest'
import { useToday } from '../../shared/growth/useToday'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import './mobility.css'
import { StepNumber } from '../../ui/StepNumber'

const copy = mobilityCopy.intro

const What = () => (
  <section className="stack" aria-labelledby="mobility-what">
    <h2 id="mobility-what">{copy.whatTitle}</h2>
    <ol className="ui-card ui-card--plain mobility-numbered">
      {copy.what.map(({ title, text }, index) => (
        <li key={title}>
          <StepNumber of={index + 1} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)

const lastText = ({ checks }: AdultView): string =>
  checks[0] === undefined ? copy.never : copy.last(thaiDate(checks[0].date))

const AdultChoice = ({ household: { adults }, today }: { readonly household: Household; readonly today: IsoDate }) => (
  <section className="stack" aria-labelledby="mobility-whose">
    <h2 id="mobility-whose">{copy.whose}</h2>
    {adults.length === 0 ? (
      <>
        <p className="second">{copy.nobody}</p>
        <LinkButton wide href="/adults/myself">
          {copy.myself}
        </LinkButton>
        <LinkButton wide tone="second" href="/adults/other">
          {copy.other}
        </LinkButton>
      </>
    ) : (
      <Rows>
        {adults.map((view) => (
          <Row
            key={view.adult.id}
            lead={<Avatar face={faceOfAdult(view.adult, today)} size="small" />}
            title={view.adult.name}
            second={
              <>
                {aboutAdult(view.adult, today)}
                <br />
                {lastText(view)}
              </>
            }
            end={view.checks.length > 0 && isDueAdult(view, today) && <Tag tone="mango">{copy.due}</Tag>}
            href={`/mobility/detail?of=${view.adult.id}`}
          />
        ))}
        <Row href="/adults/other" lead={<Icon of={Plus} />} title={copy.other} />
      </Rows>
    )}
  </section>
)

const MobilityRoute = () => {
  const today = useToday()
  return (
    <>
      <div className="bleed">
        <Hero size="short" className="mobility-hero" art={<ChairTest pose="sit" />}>
          <h1>
            {copy.heading[0]}
            <br />
            {copy.heading[1]}
          </h1>
          <p>{copy.lead}</p>
        </Hero>
      </div>
      <div className="mobility">
        <div className="mobility__main">
          <AdultsGate shapes={['title', 'card', 'card']}>
            {(household) => today !== null && <AdultChoice household={household} today={today} />}
          </AdultsGate>
          <Note>{madeForOlder}</Note>
        </div>
        <div className="mobility__side">
          <What />
          <LinkButton tone="ghost" size="small" href="/mobility-results">
            {copy.read}
          </LinkButton>
          <p className="small second">{mobilityDisclaimer}</p>
        </div>
      </div>
    </>
  )
}

export default MobilityRoute
