import type { Indicator, References } from '@careplus/core/growth'
import { useState } from 'react'
import { growthCopy as copy } from '../../copy/growth.th'
import { Chip, ChipRow } from '../../ui/Chip'
import type { ChartedChild, FollowedGrowthChild } from './assessMeasurement'
import { IndicatorChart } from './IndicatorChart'

interface Props {
  readonly references: References
  readonly child: ChartedChild
  readonly name: string
  readonly followed: FollowedGrowthChild
  readonly indicators: ReadonlyArray<Indicator>
  readonly label: string
}

export const ChartChoice = ({ references, child, name, followed, indicators, label }: Props) => {
  const [chosen, setChosen] = useState<Indicator | null>(null)
  const indicator = indicators.find((one) => one === chosen) ?? indicators[0]
  if (indicator === undefined) return null
  return (
    <div className="stack">
      {indicators.length > 1 && (
        <ChipRow label={label}>
          {indicators.map((one) => (
            <Chip key={one} chosen={one === indicator} onClick={() => setChosen(one)}>
              {copy.chip[one]}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className="ui-card ui-card--plain growth-choice__card">
        <IndicatorChart {...{ references, indicator, child, name, followed }} view="bands" />
      </div>
    </div>
  )
}
