import { useId } from 'react'
import { bandPaper } from '../../ui/bands'
import { meeting, scale, valueRange, type Pieces, type Point } from '@careplus/core/growth-chart'
import type { GrowthChartProps } from '../../ui/chart/types'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Around the newest point: in a small picture a longer window leaves bands too thin to be seen. */
const shownDays = { before: 500, after: 220 } as const

export const SheetCurve = ({ chart, box }: { readonly chart: GrowthChartProps; readonly box: Box }) => {
  const id = useId()
  const { bands, points } = chart
  const newest = points[points.length - 1]?.x ?? chart.window.to
  const window = {
    from: Math.max(chart.window.from, newest - shownDays.before),
    to: Math.min(chart.window.to, newest + shownDays.after),
  }
  const [edges, median] = [chart.edges.map(meeting), meeting(chart.median)]
  const values = valueRange([...edges, median], points, window)
  const x = scale(window, box.x, box.x + box.width)
  const y = scale(values, box.y + box.height, box.y)
  const toTenths = (n: number) => Math.round(n * 10) / 10
  const steps = (piece: ReadonlyArray<Point>) => piece.map((p) => `${toTenths(x(p.x))} ${toTenths(y(p.y))}`)
  const stroke = (pieces: Pieces) => pieces.map((piece) => `M${steps(piece).join('L')}`).join('')
  const above = (pieces: Pieces) =>
    pieces
      .filter((piece) => piece.length > 0)
      .map((piece) => {
        const [from, to] = [toTenths(x(piece[0]!.x)), toTenths(x(piece[piece.length - 1]!.x))]
        return `M${from} ${box.y}L${steps(piece).join('L')}L${to} ${box.y}Z`
      })
      .join('')
  const shown = points.filter((point) => point.x >= window.from && point.x <= window.to)
  const lowest = bands[0]
  const { dot, last } = shown.length > 12 ? { dot: 5, last: 12 } : { dot: 9, last: 14 }
  const rings = shown.map((point) => `M${toTenths(x(point.x))} ${toTenths(y(point.y))}h0`).join('')
  return (
    <g>
      <clipPath id={id}>
        <rect {...box} rx="24" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {lowest !== undefined && <rect {...box} fill={bandPaper[lowest.tone]} />}
        {bands.slice(1).map((band, i) => (
          <path key={i} d={above(edges[i] ?? [])} fill={bandPaper[band.tone]} />
        ))}
        {edges.map((edge, i) =>
          bands[i]?.word === bands[i + 1]?.word ? null : (
            <path key={i} d={stroke(edge)} fill="none" stroke="#FFF" strokeWidth="3" />
          ),
        )}
        <path d={stroke(median)} fill="none" stroke="#15755E" strokeWidth="4" />
        {chart.stepAt !== undefined && chart.stepAt > window.from && chart.stepAt < window.to && (
          <path d={`M${toTenths(x(chart.stepAt))} ${box.y}V${box.y + box.height}`} stroke="#FFF" strokeWidth="3" />
        )}
        <path d={rings} stroke="#FFF" strokeWidth={(dot + 1.75) * 2} strokeLinecap="round" />
        {shown.map((point, i) => (
          <circle
            key={`${point.x}-${i}`}
            cx={toTenths(x(point.x))}
            cy={toTenths(y(point.y))}
            r={i === shown.length - 1 ? last : dot}
            fill="#3C4494"
            stroke={i === shown.length - 1 ? '#FFF' : 'none'}
            strokeWidth="3.5"
          />
        ))}
      </g>
    </g>
  )
}
