import { line } from 'd3-shape'
import {
  chartWords,
  valueAt,
  type Frame,
  type Point,
  type Range,
  type CentileLine,
  pushApart,
} from '@careplus/core/growth-chart'

interface CentileLinesProps {
  readonly id: string
  readonly frame: Frame
  readonly centiles: ReadonlyArray<CentileLine>
  readonly window: Range
}

const styleOf = (centile: number) => (centile === 50 ? 'middle' : centile === 15 || centile === 85 ? 'inner' : 'outer')

export const CentileLines = ({ id, frame, centiles, window }: CentileLinesProps) => {
  const { plot, x, y } = frame
  const stroke = line<Point>(
    (p) => x(p.x),
    (p) => y(p.y),
  )
  const ends = centiles
    .map(({ centile, pieces }) => ({ centile, level: y(valueAt(pieces, window.to) ?? 0) }))
    .toSorted((a, b) => a.level - b.level)
  const placed = pushApart(
    ends.map(({ level }) => level),
    19,
    { from: plot.top + 4, to: plot.bottom - 4 },
  )
  return (
    <>
      <g clipPath={`url(#${id}-clip)`}>
        {centiles.map(({ centile, pieces }) => (
          <path
            key={centile}
            d={pieces.map((piece) => stroke([...piece])).join('')}
            className={`ui-chart__centile ui-chart__centile--${styleOf(centile)}`}
          />
        ))}
      </g>
      <text x={plot.right + 6} y={plot.top - 14} className="ui-chart__small" aria-hidden="true">
        {chartWords.centile}
      </text>
      {ends.map(({ centile }, i) => (
        <text
          key={centile}
          aria-hidden="true"
          x={plot.right + 9}
          y={(placed[i] ?? 0) + 5}
          className={centile === 50 ? 'ui-chart__number ui-chart__number--strong' : 'ui-chart__number'}
        >
          {centile}
        </text>
      ))}
    </>
  )
}
