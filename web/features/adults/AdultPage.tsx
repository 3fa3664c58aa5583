import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { assessMobility, madeForOlder, madeForYears, mobilityChange, mobilityWords } from '@careplus/core/mobility'
import { usePageTitle } from '../../page/pageTitle'
import { adultsCopy } from '../../copy/adults.th'
import { mobilityCopy } from '../../copy/mobility.th'
import { aboutAdult, faceOfAdult, isDueAdult, yearsOf } from '../../shared/adults/adultWords'
import { BandTag } from './BandTag'
import { MemoryOnly } from '../../shared/adults/MemoryOnly'
import type { AdultView } from '../../shared/adults/useHousehold'
import { Avatar } from '../../ui/Avatar'
import { Card, Row, Rows } from '../../ui/Card'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { ChevronRight, User } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { PassageCard } from './PassageCard'

const copy = adultsCopy.page

interface Props {
  readonly view: AdultView
  readonly today: IsoDate
  readonly onChanged: () => void
}

const Latest = ({ view: { adult, checks } }: { readonly view: AdultView }) => {
  const [last, before] = checks
  if (last === undefined)
    return (
      <Card tone="pandan" as="section">
        <h2>{copy.never}</h2>
        <p>{copy.neverText(adult.name)}</p>
      </Card>
    )
  const { band, repeatOn } = assessMobility(last)
  return (
    <Card as="section" className="adult-latest" label={copy.latest}>
      <div className="adult-latest__top">
        <span className="second">{thaiDate(last.date)}</span>
        <BandTag check={last} />
      </div>
      <h2>{mobilityWords[band].heading}</h2>
      {before !== undefined && (
        <p>
          {copy.since}: {mobilityCopy.change(mobilityChange(before, last))}
        </p>
      )}
      <p>
        {copy.next} <strong className="nowrap">{thaiDate(repeatOn)}</strong>
      </p>
    </Card>
  )
}

export const AdultPage = ({ view, today, onChanged }: Props) => {
  const { adult, checks, passage } = view
  const due = isDueAdult(view, today)
  usePageTitle(adult.name)
  return (
    <>
      <div className="bleed">
        <Hero
          size="short"
          className="adult-hero"
          sun={false}
          art={<Avatar face={faceOfAdult(adult, today)} size="large" />}
        >
          <h1>{adult.name}</h1>
          <p>{aboutAdult(adult, today)}</p>
        </Hero>
      </div>
      <div className="adult">
        <Latest view={view} />
        <div className="adult__do">
          {yearsOf(adult, today) < madeForYears && <p className="small second">{madeForOlder}</p>}
          <LinkButton wide tone={due ? 'primary' : 'second'} href={`/mobility/detail?of=${adult.id}`}>
            {adult.relation === 'myself' ? adultsCopy.card.checkMyself : adultsCopy.card.check(adult.name)}
          </LinkButton>
        </div>
        {checks.length > 0 && (
          <section className="stack" aria-labelledby="adult-history">
            <h2 id="adult-history">{copy.history}</h2>
            <Rows>
              {checks.map((check, index) => {
                const before = checks[index + 1]
                return (
                  <Row
                    key={check.id}
                    title={
                      <span className="adult-latest__top">
                        {thaiDate(check.date)}
                        <BandTag check={check} />
                      </span>
                    }
                    second={before === undefined ? '' : mobilityCopy.change(mobilityChange(before, check))}
                    href={`/mobility/result?of=${adult.id}&check=${check.id}`}
                  />
                )
              })}
            </Rows>
          </section>
        )}
        <div className="adult__side">
          {passage !== null && (
            <>
              <MemoryOnly />
              <PassageCard {...{ adult, passage }} onChanged={onChanged} />
            </>
          )}
          <LinkButton wide tone="second" href={`/adults/profile?of=${adult.id}`} icon={<Icon of={User} size={20} />}>
            {copy.facts}
          </LinkButton>
          <LinkButton tone="ghost" size="small" href="/mobility-results">
            {mobilityCopy.intro.read} <Icon of={ChevronRight} size={18} className="adult__arrow" />
          </LinkButton>
        </div>
      </div>
    </>
  )
}
