import type { AdultProfile } from '@careplus/core/adults'
import { thaiDate, thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import {
  assessMobility,
  fallsWords,
  mobilityAccuracy,
  mobilityDisclaimer,
  mobilityExercises,
  mobilityIncomplete,
  mobilityWords,
  sarcFQuestions,
  type MobilityInputs,
} from '@careplus/core/mobility'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../page/pageTitle'
import { mobilityCopy } from '../../copy/mobility.th'
import { yearsOf } from '../../shared/adults/adultWords'
import { Card } from '../../ui/Card'
import { ChairTest } from './ChairTest'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Calendar, MessageSquare } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Phrases } from '../../ui/Phrases'
import { Figures } from './Figures'
import { StepNumber } from '../../ui/StepNumber'

const copy = mobilityCopy.result

interface Props {
  readonly adult: AdultProfile
  readonly inputs: MobilityInputs
  readonly today: IsoDate
  /** null: the answer cannot be changed. */
  readonly editHref: ((step: number) => string) | null
  readonly children: ReactNode
}

const OnPaper = ({ adult, inputs, today }: Pick<Props, 'adult' | 'inputs' | 'today'>) => (
  <section className="mobility-paper" aria-hidden="true">
    <p>{copy.born(thaiFullDate(adult.birthDate), yearsOf(adult, today))}</p>
    <h2>{copy.answers}</h2>
    <dl>
      {sarcFQuestions.map(({ item, question, answers }) => (
        <div key={item}>
          <dt>{question}</dt>
          <dd>{answers[inputs.answers[item]]}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export const ResultView = ({ adult, inputs, today, editHref, children }: Props) => {
  const assessment = assessMobility(inputs)
  const { band, falls, incomplete, repeatOn } = assessment
  const words = mobilityWords[band]
  const fine = band === 'nothingFound'
  usePageTitle(copy.title(adult.name))
  return (
    <>
      <div className="bleed">
        <Hero
          size="normal"
          className={fine ? 'mobility-result-hero' : 'mobility-result-hero mobility-result-hero--mango'}
          art={<ChairTest pose={fine ? 'stand' : 'sit'} />}
        >
          <p>
            {adult.name} {yearsOf(adult, today)}&nbsp;ปี · {thaiDate(inputs.date)}
          </p>
          <h1>
            <Phrases>{words.heading}</Phrases>
          </h1>
        </Hero>
      </div>
      <div className="mobility">
        <div className="mobility__main">
          <Figures {...{ assessment, editHref }} sex={inputs.sex} />
          <p className="mobility-means">{words.means}</p>
          {falls !== 'none' && <Note tone="warn">{fallsWords[falls]}</Note>}
          {incomplete && band !== 'weaker' && <Note>{mobilityIncomplete}</Note>}
          <OnPaper {...{ adult, inputs, today }} />
          <section className="stack" aria-labelledby="mobility-do">
            <h2 id="mobility-do">{copy.doThree}</h2>
            <ol className="ui-card ui-card--plain mobility-numbered">
              {mobilityExercises.map(({ title, how }, index) => (
                <li key={title}>
                  <StepNumber of={index + 1} />
                  <h3>{title}</h3>
                  <p>{how}</p>
                </li>
              ))}
            </ol>
          </section>
          <Note icon={MessageSquare}>{words.next}</Note>
        </div>
        <div className="mobility__side">
          <Card tone="sunk" as="section">
            <h2 className="mobility-small-title">{copy.trust}</h2>
            <p>{mobilityAccuracy}</p>
          </Card>
          <Card as="section" className="mobility-again">
            <div>
              <h2 className="mobility-small-title">{copy.again}</h2>
              <p className="second">{copy.againOn(thaiDate(repeatOn))}</p>
            </div>
            <Icon of={Calendar} size={26} />
          </Card>
          <p className="small second">{mobilityDisclaimer}</p>
          {editHref !== null && (
            <LinkButton tone="ghost" size="small" href={editHref(1)}>
              {copy.change}
            </LinkButton>
          )}
          {children}
        </div>
      </div>
    </>
  )
}
