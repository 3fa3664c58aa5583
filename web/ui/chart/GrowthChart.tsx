import { useEffect, useId, useRef, useState } from 'react'
import { BandAreas } from './BandAreas'
import { CentileLines } from './CentileLines'
import { ChartAxes } from './ChartAxes'
import { ChartPoints } from './ChartPoints'
import { ageTicks, meeting, roundTicks, scale, valueRange, type Frame, type Plot } from './geometry'
import type { GrowthChartProps } from './types'
import './GrowthChart.css'

const narrow = 480

/** The drawn width in CSS pixels, so that letters keep their size on every screen. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return { box, width }
}

/**
 * A growth chart in words (`bands`) or in lines (`percentiles`), one frame for both. Flat areas, every band's word at its
 * right end, a median, points that are never joined and each a focus stop. Name the reference under it, and put the table
 * of every measurement beside it: a chart is never the only way to read the numbers.
 */
export const GrowthChart = (props: GrowthChartProps) => {
  const { box, width } = useWidth()
  return (
    <div className="ui-chart" ref={box}>
      {width > 0 && <Drawn {...props} width={width} />}
    </div>
  )
}

const Drawn = (props: GrowthChartProps & { readonly width: number }) => {
  const { label, view, xKind = 'age', window, unit, bands, points, stepAt, width } = props
  const id = useId()
  const [edges, median] = [props.edges.map(meeting), meeting(props.median)]
  const centiles = props.centiles.map((line) => ({ ...line, pieces: meeting(line.pieces) }))
  const small = width < narrow
  const height = small ? 386 : 480
  const letters =
    view === 'percentiles'
      ? 3
      : Math.max(...bands.map(({ word }) => word.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length))
  const plot: Plot = {
    left: small ? 38 : 46,
    right: width - (view === 'percentiles' ? 46 : Math.ceil(letters * (small ? 7.4 : 8)) + 18),
    top: 34,
    bottom: height - 52,
  }
  const lines = view === 'bands' ? [...edges, median] : centiles.map(({ pieces }) => pieces)
  const values = valueRange(lines, points, window)
  const frame: Frame = { plot, x: scale(window, plot.left, plot.right), y: scale(values, plot.bottom, plot.top) }
  const shown = points.filter(({ x }) => x >= window.from && x <= window.to)
  const xTicks =
    xKind === 'age'
      ? ageTicks(window, plot.right - plot.left, small ? 56 : 62)
      : roundTicks(window, plot.right - plot.left, 48)
  const yTicks = roundTicks(values, plot.bottom - plot.top, small ? 52 : 56)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      className={small ? 'ui-chart--small' : undefined}
    >
      <clipPath id={`${id}-clip`}>
        <rect x={plot.left} y={plot.top} width={plot.right - plot.left} height={plot.bottom - plot.top} />
      </clipPath>
      {view === 'bands' ? (
        <BandAreas {...{ id, frame, bands, edges, median, window }} />
      ) : (
        <CentileLines {...{ id, frame, centiles, window }} />
      )}
      <ChartAxes
        {...{ frame, xTicks, yTicks, unit, xKind }}
        stepAt={stepAt !== undefined && stepAt > window.from && stepAt < window.to ? stepAt : undefined}
      />
      <ChartPoints {...{ frame, points: shown, small }} />
    </svg>
  )
}
