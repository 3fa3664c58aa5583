import {
  noticeWords,
  type FollowedChild,
  type FollowedRecord,
  type FollowWords,
  type References,
  toldIndicators,
  lastDayOf2006,
} from '@careplus/core/growth'
import { worstBandFirst } from '@careplus/core/growth-chart'
import type { ReactNode } from 'react'
import { growthCopy } from '../../copy/growth.th'
import { growthResultCopy as copy } from '../../copy/growthResult.th'
import { Card } from '../../ui/Card'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { referenceNamesOf, type ChartedChild, type Assessed, type FollowedGrowthChild } from './assessMeasurement'
import { ChartChoice } from './ChartChoice'
import { ConcernNotes } from './ConcernNotes'
import { Dock } from './Dock'
import { Findings } from './Findings'
import { correctedText } from './correctedAgeText'
import './result.css'

export interface ResultBodyProps {
  readonly assessed: Assessed
  /** The whole history, for the chart. */
  readonly followed: FollowedGrowthChild
  readonly child: ChartedChild
  readonly name: string
  readonly words: FollowWords
  readonly measureAgain: boolean
  /** For the chart of this measurement; null: it is on the child's own curve. */
  readonly references: References | null
  /** Where the figures can be changed; null: nowhere from here. */
  readonly formHref: string | null
  /** Before all findings. */
  readonly lead?: ReactNode
  /** In the dock of a phone; null: in the hero. */
  readonly action: ReactNode
}

const noticeTexts = ({ assessment: { notices } }: Assessed): ReadonlyArray<string> =>
  notices.map(noticeWords).filter((text) => text !== null)

/** A figure is so far from the age's range that it should be measured again first. */
export const isDoubted = ({ heading, concerns }: FollowedChild<FollowedRecord>): boolean =>
  heading._tag === 'measureAgain' || concerns.some(({ measureFirst }) => measureFirst)

export const ResultActions = ({
  measureAgain,
  formHref,
  children,
}: Pick<ResultBodyProps, 'measureAgain' | 'formHref'> & { readonly children: ReactNode }) => (
  <>
    {formHref !== null && measureAgain && (
      <LinkButton href={formHref} wide>
        {copy.measureAgain}
      </LinkButton>
    )}
    {children}
  </>
)

export const ResultBody = (props: ResultBodyProps) => {
  const { assessed, child, name, words, measureAgain, references, formHref, action, followed, lead } = props
  const indicators = worstBandFirst(assessed.assessment, toldIndicators(assessed.assessment))
  const drawable = indicators.filter((indicator) => {
    const found = assessed.assessment.indicators[indicator]
    return found._tag === 'scored' && !found.flagged
  })
  const corrected = correctedText(indicators, assessed)
  return (
    <>
      <div className="result">
        <div className="result-main">
          {lead}
          {words.advice !== null && <p className="result-lead">{words.advice}</p>}
          <ConcernNotes concerns={words.concerns} />
          {noticeTexts(assessed).map((text) => (
            <Note key={text} tone={measureAgain ? 'warn' : 'info'}>
              {text}
            </Note>
          ))}
          {corrected !== null && <Note>{corrected}</Note>}
          <h2 className="ui-hidden">{copy.findings}</h2>
          <Findings assessed={assessed} indicators={indicators} />
        </div>
        <div className="result-side">
          {references !== null && drawable.length > 0 && (
            <section className="stack" aria-labelledby="result-chart">
              <h2 id="result-chart">{copy.charts}</h2>
              <ChartChoice {...{ references, child, name, followed, indicators: drawable }} label={copy.chooseChart} />
            </section>
          )}
          {words.next !== null && (
            <Card tone="pandan" as="section">
              <h2>{copy.nextTitle}</h2>
              <p>{words.next}</p>
            </Card>
          )}
          <p className="smallest second">
            {growthCopy.reference(referenceNamesOf(assessed) || 'WHO')}
            {assessed.assessment.ageInDays > lastDayOf2006 && ` · ${growthCopy.otherPaper}`} · {copy.disclaimer}
          </p>
          {formHref !== null && !measureAgain && (
            <p>
              <LinkButton href={formHref} tone="ghost" size="small">
                {copy.change}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
      {action !== null && <Dock>{action}</Dock>}
    </>
  )
}
