import { useId, useState, type PointerEvent } from 'react'
import { BandAreas } from './BandAreas'
import { wordsBeside, wordsInside } from './bandWords'
import { CentileLines } from './CentileLines'
import { ChartAxes } from './ChartAxes'
import { ChartPoints } from './ChartPoints'
import {
  ageTicks,
  isInWeeks,
  meeting,
  roundTicks,
  scale,
  valueRange,
  type Frame,
  type Plot,
  nearest,
} from '@careplus/core/growth-chart'
import { baseCharCount } from '../bands'
import { PointReader } from './PointReader'
import type { ChartPoint, GrowthChartProps } from './types'
import { useChartWidth } from './useChartWidth'
import './GrowthChart.css'

const narrow = 480
/** In px; a smaller box has not been laid out yet. */
const minWidth = 200

/** In px: a touch this near to a point chooses it. */
const reach = 40

/** Points are never joined. Put the reference's name under the chart and a table of every measurement beside it, so
 *  that
 *  the chart is not the only way to read the numbers. */
export const GrowthChart = (props: GrowthChartProps) => {
  const { box, width } = useChartWidth()
  const { from, to } = props.window
  const shown = props.points.filter(({ x }) => x >= from && x <= to)
  const [asked, setAsked] = useState<ChartPoint | null>(null)
  // The chosen measurement stays when the view or indicator changes, or else the newest is chosen.
  const same = asked === null ? -1 : shown.indexOf(asked)
  const at = same >= 0 ? same : shown.findIndex(({ date }) => date === asked?.date)
  const chosen = at < 0 ? shown.length - 1 : at
  const choose = (index: number) => setAsked(shown[index] ?? null)
  return (
    <>
      <div className="ui-chart" ref={box}>
        {width >= minWidth && <ChartDrawing {...props} {...{ width, chosen }} points={shown} onChoose={choose} />}
      </div>
      {props.controls}
      <PointReader points={shown} chosen={chosen} onChoose={choose} />
    </>
  )
}

interface ChartDrawingProps extends GrowthChartProps {
  readonly width: number
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

const ChartDrawing = (props: ChartDrawingProps) => {
  const { label, view, xKind = 'age', window, unit, bands, points, stepAt, width, chosen, onChoose } = props
  const id = useId()
  const [edges, median] = [props.edges.map(meeting), meeting(props.median)]
  const centiles = props.centiles.map((line) => ({ ...line, pieces: meeting(line.pieces) }))
  const small = width < narrow
  const height = small ? 386 : 480
  const widthOf = (word: string) => Math.ceil(baseCharCount(word) * (small ? 6.7 : 7.4)) + 10
  const column = view === 'bands' ? Math.max(...bands.map(({ word }) => widthOf(word))) + 12 : 46
  const pale = { low: meeting(props.limits.pale.low), high: meeting(props.limits.pale.high) }
  const bandShapes = { bands, edges, median, window, pale }
  const values =
    view === 'bands'
      ? valueRange(props.limits.crop, points, window, 0.025)
      : valueRange(
          centiles.map(({ pieces }) => pieces),
          points,
          window,
        )
  const frameTo = (margin: number): Frame => {
    const plot: Plot = { left: small ? 34 : 46, right: width - margin, top: 34, bottom: height - 52 }
    return { plot, x: scale(window, plot.left, plot.right), y: scale(values, plot.bottom, plot.top) }
  }
  const whole = frameTo(small ? 4 : 18)
  const inside = view === 'bands' ? wordsInside(whole, bandShapes, widthOf, points) : null
  const frame = inside === null ? frameTo(column) : whole
  const { plot } = frame
  const xTicks =
    xKind === 'age'
      ? ageTicks(window, plot.right - plot.left, small ? 56 : 62)
      : roundTicks(window, plot.right - plot.left, 48)
  const yTicks = roundTicks(values, plot.bottom - plot.top, small ? 52 : 56)
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const rect = currentTarget.getBoundingClientRect()
    const centres = points.map((p) => ({ x: frame.x(p.x), y: frame.y(p.y) }))
    const index = nearest(centres, { x: clientX - rect.left, y: clientY - rect.top }, reach)
    if (index !== null) onChoose(index)
  }
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      className={small ? 'ui-chart--small' : undefined}
      onPointerDown={point}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
    >
      <clipPath id={`${id}-clip`}>
        <rect x={plot.left} y={plot.top} width={plot.right - plot.left} height={plot.bottom - plot.top} />
      </clipPath>
      {view === 'bands' ? (
        <BandAreas
          {...{ id, frame, ...bandShapes }}
          words={inside ?? wordsBeside(frame, bandShapes, widthOf)}
          inside={inside !== null}
        />
      ) : (
        <CentileLines {...{ id, frame, centiles, window }} />
      )}
      <ChartAxes
        {...{ frame, xTicks, yTicks, unit }}
        xLabel={xKind === 'age' && isInWeeks(window) ? 'weeks' : xKind}
        stepAt={stepAt !== undefined && stepAt > window.from && stepAt < window.to ? stepAt : undefined}
      />
      <ChartPoints {...{ frame, points, small, chosen, onChoose }} />
    </svg>
  )
}
