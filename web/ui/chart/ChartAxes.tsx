import type { Frame, Tick } from './geometry'
import { chartWords } from './words'

interface ChartAxesProps {
  readonly frame: Frame
  readonly xTicks: ReadonlyArray<Tick>
  readonly yTicks: ReadonlyArray<Tick>
  readonly unit: string
  readonly xKind: 'age' | 'size'
  readonly stepAt: number | undefined
}

export const ChartAxes = ({ frame, xTicks, yTicks, unit, xKind, stepAt }: ChartAxesProps) => {
  const { plot, x, y } = frame
  const middle = (plot.left + plot.right) / 2
  return (
    <g aria-hidden="true">
      <path
        className="ui-chart__grid"
        d={[
          ...xTicks.map(({ at }) => `M${x(at)} ${plot.top}V${plot.bottom}`),
          ...yTicks.map(({ at }) => `M${plot.left} ${y(at)}H${plot.right}`),
        ].join('')}
      />
      {xTicks.map(({ at, text, strong }) => (
        <text
          key={text}
          x={x(at)}
          y={plot.bottom + 20}
          className={strong ? 'ui-chart__tick ui-chart__tick--strong' : 'ui-chart__tick'}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {yTicks.map(({ at, text }) => (
        <text key={text} x={plot.left - 8} y={y(at) + 4.5} className="ui-chart__tick" textAnchor="end">
          {text}
        </text>
      ))}
      <text x={plot.left - 8} y={plot.top - 14} className="ui-chart__small" textAnchor="end">
        {unit}
      </text>
      <text x={middle} y={plot.bottom + 42} className="ui-chart__small" textAnchor="middle">
        {chartWords[xKind]}
      </text>
      {stepAt !== undefined && <StepMark x={x(stepAt)} {...plot} />}
    </g>
  )
}

/** Lying to the left of it, standing to the right; the arrows are drawn, for no font need have them. */
const StepMark = ({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }) => (
  <>
    <path d={`M${x} ${top}V${bottom}`} className="ui-chart__step" />
    <path d={`M${x} ${top - 25}v14`} className="ui-chart__leader" />
    <text x={x - 7} y={top - 14} className="ui-chart__small" textAnchor="end">
      {chartWords.lying}
    </text>
    <text x={x + 7} y={top - 14} className="ui-chart__small">
      {chartWords.standing}
    </text>
    <path d={`M${x - 51} ${top - 18.5} l6 -3.6 v7.2z M${x + 45} ${top - 18.5} l-6 -3.6 v7.2z`} fill="#47605A" />
  </>
)
