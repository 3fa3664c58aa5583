import { inFullWords } from '@careplus/core/words'
import { useRef, type KeyboardEvent } from 'react'
import { boxAt, dotSize, type Frame } from '@careplus/core/growth-chart'
import { baseCharCount } from '../bands'
import type { ChartPoint } from './types'

interface ChartPointsProps {
  readonly frame: Frame
  readonly points: ReadonlyArray<ChartPoint>
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly small: boolean
}

const spoken = ({ date, age, value, band, distance, byBirth }: ChartPoint): string =>
  inFullWords([date, age, value, band, distance, ...(byBirth ? [byBirth.age, byBirth.band] : [])].join(' '))

const stepOf = (key: string, at: number, last: number): number | null => {
  if (/^Arrow(Right|Up)$/.test(key)) return Math.min(last, at + 1)
  if (/^Arrow(Left|Down)$/.test(key)) return Math.max(0, at - 1)
  return key === 'Home' ? 0 : key === 'End' ? last : null
}

export const ChartPoints = ({ frame, points, chosen, onChoose, small }: ChartPointsProps) => {
  const group = useRef<SVGGElement>(null)
  const { x, y } = frame
  const last = points.length - 1
  const { dot, ring } = dotSize(points.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, chosen, last)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    group.current?.querySelectorAll<SVGElement>('[role="img"]')[next]?.focus({ preventScroll: true })
  }
  // All rings are one path under all points, so that no ring hides a neighbouring point.
  const rings = points.map((p) => `M${x(p.x)} ${y(p.y)}h0`).join('')
  return (
    <g ref={group} onKeyDown={onKeyDown}>
      <path d={rings} className="ui-chart__rings" strokeWidth={ring * 2} />
      {points.map((p, i) => (
        <circle
          key={`${p.x}-${i}`}
          role="img"
          tabIndex={i === chosen ? 0 : -1}
          aria-label={spoken(p)}
          className="ui-chart__point"
          cx={x(p.x)}
          cy={y(p.y)}
          r={i === last ? dot + 2 : dot}
          onFocus={() => onChoose(i)}
        />
      ))}
      {points[chosen] !== undefined && <PointLabel point={points[chosen]} {...{ frame, small, points }} size={dot} />}
    </g>
  )
}

interface PointLabelProps {
  readonly point: ChartPoint
  readonly points: ReadonlyArray<ChartPoint>
  readonly frame: Frame
  readonly small: boolean
  readonly size: number
}

const PointLabel = ({ point, points, frame, small, size }: PointLabelProps) => {
  const { plot, x, y } = frame
  const centre = { x: x(point.x), y: y(point.y) }
  const head = small ? point.value : `${point.value} ${point.band}`
  const width = Math.max(baseCharCount(head) * 8.2, baseCharCount(point.age) * 7.4, 76) + 28
  const centres = points.map((other) => ({ x: x(other.x), y: y(other.y) }))
  const box = boxAt(centre, plot, width, 48, centres)
  const byBirth = point.byBirth && x(point.byBirth.x)
  return (
    <g aria-hidden="true">
      {byBirth !== undefined && byBirth <= plot.right && (
        <>
          <path d={`M${centre.x} ${centre.y}H${byBirth}`} className="ui-chart__drop" />
          <circle cx={byBirth} cy={centre.y} r={size + 0.5} className="ui-chart__by-birth" />
        </>
      )}
      <path d={`M${centre.x} ${centre.y}V${box.hangs ? box.y + 48 : plot.bottom}`} className="ui-chart__drop" />
      <circle cx={centre.x} cy={centre.y} r={size + 2} className="ui-chart__chosen" />
      <circle cx={centre.x} cy={centre.y} r={size + 7} className="ui-chart__ring" />
      <rect x={box.x} y={box.y} width={width} height="48" rx="10" className="ui-chart__plate" />
      <text x={box.x + width / 2} y={box.y + 20} className="ui-chart__box ui-chart__box--strong">
        {head}
      </text>
      <text x={box.x + width / 2} y={box.y + 38} className="ui-chart__box">
        {point.age}
      </text>
    </g>
  )
}
