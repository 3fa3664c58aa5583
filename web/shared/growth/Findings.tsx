import { noScoreWords, type Indicator } from '@careplus/core/growth'
import { growthCopy as copy } from '../../copy/growth.th'
import { BandSteps } from '../../ui/BandSteps'
import { Spoken } from '../../ui/Spoken'
import { bandText, valueText, type Assessed } from './assessMeasurement'
import { printedBands } from '@careplus/core/growth-chart'
import './growth.css'

export interface FindingsProps {
  readonly assessed: Assessed
  readonly indicators: ReadonlyArray<Indicator>
}

const One = ({ assessed, indicator }: { readonly assessed: Assessed; readonly indicator: Indicator }) => {
  const found = assessed.assessment.indicators[indicator]
  const value = valueText(indicator, assessed)
  if (found._tag === 'none' || found.flagged) {
    return (
      <li className="growth-finding">
        <h3 className="growth-finding__name">{copy.indicator[indicator]}</h3>
        <p className="growth-finding__figure">{value}</p>
        <p className="growth-finding__said">{found._tag === 'none' ? noScoreWords[found.reason] : copy.flagged}</p>
      </li>
    )
  }
  const printed = printedBands(indicator, assessed.assessment.ageInDays)
  const reached = printed.findIndex(({ bands }) => bands.includes(found.band))
  return (
    <li className="growth-finding">
      <h3 className="growth-finding__name">{copy.indicator[indicator]}</h3>
      <p className="growth-finding__word">{bandText(indicator, assessed)}</p>
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

export const Findings = ({ assessed, indicators }: FindingsProps) => (
  <ul className="ui-card ui-card--plain growth-findings">
    {indicators.map((indicator) => (
      <One key={indicator} assessed={assessed} indicator={indicator} />
    ))}
  </ul>
)
