import { type References, lastDayOf2006 } from '@careplus/core/growth'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { growthCopy as copy } from '../../copy/growth.th'
import { ChartKey } from '../../ui/chart/ChartKey'
import { Chip, ChipRow } from '../../ui/Chip'
import { Skeleton } from '../../ui/Skeleton'
import { chartOf, referenceNames, type ChartMade, type ChartWanted } from './chartData'
import { lastYearOf, type Zoom } from '@careplus/core/growth-chart'
import './growth.css'

const GrowthChart = lazy(async () => ({ default: (await import('../../ui/chart/GrowthChart')).GrowthChart }))

export interface IndicatorChartProps extends ChartWanted {
  readonly references: References
  readonly onZoom?: ((zoom: Zoom) => void) | undefined
  readonly control?: ReactNode
}

const referenceText = (references: References, { indicator, view }: ChartWanted, { window }: ChartMade): string => {
  const names = referenceNames(references, indicator, window)
  if (indicator === 'headCircumferenceForAge' || view === 'percentiles') return copy.referenceOnly(names)
  return indicator === 'bmiForAge' && window.to > lastDayOf2006 ? copy.referenceOfBmi(names) : copy.reference(names)
}

export const IndicatorChart = (props: IndicatorChartProps) => {
  const { references, indicator, view, child, name, followed, zoom, onPaper, onZoom, control } = props
  const chart = useMemo(
    () => chartOf(references, { indicator, view, child, name, followed, zoom, onPaper }),
    [references, indicator, view, child, name, followed, zoom, onPaper],
  )
  const { records } = followed
  const doubted = records.filter(({ assessment: { indicators } }) => {
    const found = indicators[indicator]
    return found._tag === 'scored' && found.flagged
  }).length
  const early = records.filter(({ corrected }) => corrected?._tag === 'beforeDueDay').length
  if (chart === null) return doubted > 0 && <p className="second">{copy.notDrawn(doubted)}</p>
  const { stepAt, window, zooms, points } = chart
  const controls = (
    <>
      {control}
      {onZoom !== undefined && zooms.length > 1 && (
        <ChipRow label={copy.zoom}>
          {zooms.map((one) => (
            <Chip key={one} chosen={one === chart.zoom} onClick={() => onZoom(one)}>
              {copy.zoomOf[one](lastYearOf(references, indicator))}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  )
  return (
    <figure className="stack growth-chart">
      <Suspense
        fallback={
          <>
            <Skeleton shapes={['chart']} />
            {controls}
          </>
        }
      >
        <GrowthChart {...chart} controls={controls} />
      </Suspense>
      <ChartKey
        child={name}
        median={copy.medianOf[child.sex]}
        step={stepAt !== undefined && stepAt > window.from && stepAt < window.to}
        byBirth={points.some(({ byBirth }) => byBirth !== undefined)}
      />
      <figcaption className="smallest second">
        {referenceText(references, props, chart)}
        {doubted > 0 && ` · ${copy.notDrawn(doubted)}`}
        {early > 0 && ` · ${copy.earlyNotDrawn(early)}`}
      </figcaption>
    </figure>
  )
}
