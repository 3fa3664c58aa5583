import { noScoreWords, type Indicator } from '@careplus/core/growth'
import { growthCopy as copy } from '../../copy/growth.th'
import { BandSteps } from '../../ui/BandSteps'
import { Spoken } from '../../ui/Spoken'
import { bandText, valueText, type Assessed } from './assessMeasurement'
import { printedBands } from '@careplus/core/growth-chart'
import './growth.css'

export interface FindingsProps {
  readonly told: Assessed
  /** In reading order, without those that `toldIndicators` leaves out for lack of a figure. */
  readonly indicators: ReadonlyArray<Indicator>
}

const One = ({ told, indicator }: { readonly told: Assessed; readonly indicator: Indicator }) => {
  const found = told.assessment.indicators[indicator]
  const value = valueText(indicator, told)
  if (found._tag === 'none' || found.flagged) {
    return (
      <li className="growth-finding">
        <h3 className="growth-finding__name">{copy.indicator[indicator]}</h3>
        <p className="growth-finding__figure">{value}</p>
        <p className="growth-finding__said">{found._tag === 'none' ? noScoreWords[found.reason] : copy.flagged}</p>
      </li>
    )
  }
  const printed = printedBands(indicator, told.assessment.ageInDays)
  const reached = printed.findIndex(({ bands }) => bands.includes(found.band))
  return (
    <li className="growth-finding">
      <h3 className="growth-finding__name">{copy.indicator[indicator]}</h3>
      <p className="growth-finding__word">{bandText(indicator, told)}</p>
      <p className="growth-finding__figure">
        <Spoken>{value}</Spoken>
      </p>
      <div className="growth-finding__steps">
        <BandSteps
          label={copy.place(reached + 1, printed.length, printed[0]?.word ?? '', printed.at(-1)?.word ?? '')}
          bands={printed}
          reached={reached}
        />
      </div>
    </li>
  )
}

export const Findings = ({ told, indicators }: FindingsProps) => (
  <ul className="ui-card ui-card--plain growth-findings">
    {indicators.map((indicator) => (
      <One key={indicator} told={told} indicator={indicator} />
    ))}
  </ul>
)
