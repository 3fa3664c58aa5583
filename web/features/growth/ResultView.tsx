import type { References } from '@careplus/core/growth'
import type { IsoDate } from '@careplus/core/calendar'
import { ageOn, thaiAge, thaiDate } from '@careplus/core/calendar'
import { Fragment, type ReactNode } from 'react'
import { growthCopy } from '../../copy/growth.th'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { Card } from '../../ui/Card'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { Hero } from '../../ui/Hero'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import type { ChartedChild, Told } from '../../ui/growth/chartData'
import { ChartChoice } from '../../ui/growth/ChartChoice'
import { Dock } from '../../ui/growth/Dock'
import { Findings, indicatorsOf } from '../../ui/growth/Findings'
import { nextMeasuringText, resultWords } from '../../ui/growth/resultWords'
import './result.css'

const copy = growthCheckCopy.result

export interface ResultViewProps {
  readonly told: Told
  readonly child: ChartedChild
  /** `น้องมะลิ` */
  readonly name: string
  readonly references: References
  /** Born before 37 weeks, and not yet two years old. */
  readonly early: boolean
  readonly formHref: string
  /** The main action, at the foot of a phone's screen; the second one where the figures are to be measured again. */
  readonly action: ReactNode
}

const noticeTexts = ({ assessment: { notices } }: Told): ReadonlyArray<string> =>
  notices.flatMap((notice) => {
    if (notice._tag === 'positionAssumed') return []
    return [
      notice._tag === 'positionConverted'
        ? growthCheckCopy.notice.positionConverted(notice)
        : growthCheckCopy.notice[notice._tag],
    ]
  })

/** What a check says: the child by the ruler, words, steps, curve, and one thing to do. */
export const ResultView = ({ told, child, name, references, early, formHref, action }: ResultViewProps) => {
  const words = resultWords(told)
  const indicators = indicatorsOf(told)
  const drawable = indicators.filter((indicator) => {
    const found = told.assessment.indicators[indicator]
    return found._tag === 'scored' && !found.flagged
  })
  const notices = [...noticeTexts(told), ...(early ? [copy.preterm] : [])]
  const date: IsoDate = told.date
  return (
    <>
      <div className="bleed">
        <Hero
          size="tall"
          className="result-hero"
          art={<ChildByRuler picture={told.assessment.picture} heightCm={told.measured.height} />}
        >
          <p className="result-whose">
            {name} · {thaiDate(date)}
            <br />
            {thaiAge(ageOn(child.dob, date))}
          </p>
          <h1>
            {words.heading.split(' ').map((part, i) => (
              <Fragment key={part}>
                {i > 0 && ' '}
                <span className="result-part">{part}</span>
              </Fragment>
            ))}
          </h1>
        </Hero>
      </div>
      <div className="result">
        <div className="result-main">
          <p className="result-lead">{words.advice}</p>
          {notices.map((text) => (
            <Note key={text} tone={words.again ? 'warn' : 'info'}>
              {text}
            </Note>
          ))}
          <h2 className="ui-hidden">{copy.findings}</h2>
          <Findings told={told} indicators={indicators} />
        </div>
        <div className="result-side">
          {drawable.length > 0 && (
            <section className="result-chart" aria-labelledby="result-chart">
              <h2 id="result-chart">{copy.charts}</h2>
              <ChartChoice
                {...{ references, child, name, told: [told], indicators: drawable }}
                label={copy.chooseChart}
              />
            </section>
          )}
          <Card tone="pandan" as="section">
            <h2>{copy.nextTitle}</h2>
            {!words.again && <p className="result-next">{copy.next(nextMeasuringText(child.dob, date))}</p>}
            <p>{words.next}</p>
          </Card>
          <p className="smallest second">
            {growthCopy.reference([...new Set(drawableReferences(told))].join(' และ ') || 'WHO')} · {copy.disclaimer}
          </p>
          {!words.again && (
            <p>
              <LinkButton href={formHref} tone="ghost" size="small">
                {copy.change}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
      <Dock>
        {words.again && (
          <LinkButton href={formHref} wide>
            {copy.measureAgain}
          </LinkButton>
        )}
        {action}
      </Dock>
    </>
  )
}

const drawableReferences = ({ assessment: { indicators } }: Told): ReadonlyArray<string> =>
  Object.values(indicators).flatMap((found) => (found._tag === 'scored' ? [found.reference] : []))
