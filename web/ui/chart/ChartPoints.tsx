import { useState } from 'react'
import { boxAt, type Frame } from './geometry'
import type { ChartPoint } from './types'

interface ChartPointsProps {
  readonly frame: Frame
  readonly points: ReadonlyArray<ChartPoint>
  /** A narrow chart's box leaves the band's word to the heading above it. */
  readonly small: boolean
}

const letters = (text: string) => text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length

export const ChartPoints = ({ frame, points, small }: ChartPointsProps) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const { plot, x, y } = frame
  const last = points.length - 1
  const at = Math.min(chosen ?? last, last)
  const point = points[at]
  if (point === undefined) return null
  const centre = { x: x(point.x), y: y(point.y) }
  const head = small ? point.value : `${point.value} ${point.band}`
  const width = Math.max(letters(head) * 8.2, letters(point.age) * 7.4, 76) + 28
  const box = boxAt(centre, plot, width, 48)
  return (
    <g>
      <g aria-hidden="true">
        <path d={`M${centre.x} ${centre.y}V${box.hangs ? box.y + 48 : plot.bottom}`} className="ui-chart__drop" />
        <rect x={box.x} y={box.y} width={width} height="48" rx="10" fill="#3C4494" />
        <text x={box.x + width / 2} y={box.y + 20} className="ui-chart__box ui-chart__box--strong">
          {head}
        </text>
        <text x={box.x + width / 2} y={box.y + 38} className="ui-chart__box">
          {point.age}
        </text>
      </g>
      {points.map((p, i) => (
        <g
          key={`${p.x}-${i}`}
          role="img"
          tabIndex={0}
          aria-label={[p.date, p.age, p.value, p.band].join(' ')}
          className="ui-chart__point"
          onFocus={() => setChosen(i)}
          onPointerEnter={() => setChosen(i)}
          onClick={() => setChosen(i)}
        >
          <circle cx={x(p.x)} cy={y(p.y)} r="18" fill="transparent" />
          <circle cx={x(p.x)} cy={y(p.y)} r={i === last ? 7.5 : 5.5} fill="#3C4494" stroke="#fff" strokeWidth="2.2" />
          <circle cx={x(p.x)} cy={y(p.y)} r="13" className="ui-chart__ring" />
        </g>
      ))}
    </g>
  )
}
