import type { References } from '@careplus/core/growth'
import { lazy, Suspense, useMemo } from 'react'
import { growthCopy as copy } from '../../copy/growth.th'
import { ChartKey } from '../chart/ChartKey'
import { Skeleton } from '../Skeleton'
import { chartOf, referenceNames, type ChartWanted } from './chartData'
import './growth.css'

const GrowthChart = lazy(async () => ({ default: (await import('../chart/GrowthChart')).GrowthChart }))

export interface IndicatorChartProps extends ChartWanted {
  readonly references: References
}

/** One indicator's chart with its key and the reference named under it; nothing where there is no value to draw. */
export const IndicatorChart = ({ references, indicator, view, child, name, told }: IndicatorChartProps) => {
  const chart = useMemo(
    () => chartOf(references, { indicator, view, child, name, told }),
    [references, indicator, view, child, name, told],
  )
  if (chart === null) return null
  const names = referenceNames(indicator, told)
  const { stepAt, window } = chart
  return (
    <figure className="growth-chart">
      <Suspense fallback={<Skeleton shapes={['chart']} />}>
        <GrowthChart {...chart} />
      </Suspense>
      <ChartKey
        child={name}
        median={copy.medianOf[child.sex]}
        step={stepAt !== undefined && stepAt > window.from && stepAt < window.to}
      />
      <figcaption className="smallest second">
        {indicator === 'headCircumferenceForAge' || view === 'percentiles'
          ? copy.referenceOnly(names)
          : copy.reference(names)}
      </figcaption>
    </figure>
  )
}
