import { baseCharCount } from '../bands'
import { chartWords, type Frame, type Tick } from '@careplus/core/growth-chart'

/** Half a letter of the axis, in px. */
const halfDigit = 3

interface ChartAxesProps {
  readonly frame: Frame
  readonly xTicks: ReadonlyArray<Tick>
  readonly yTicks: ReadonlyArray<Tick>
  readonly unit: string
  readonly xLabel: 'age' | 'weeks' | 'length' | 'height'
  readonly stepAt: number | undefined
}

export const ChartAxes = ({ frame, xTicks, yTicks, unit, xLabel, stepAt }: ChartAxesProps) => {
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
          x={Math.min(x(at), plot.right + 3 - baseCharCount(text) * halfDigit)}
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
      {unit.length > 3 ? (
        <text x={2} y={plot.top - 14} className="ui-chart__small">
          {unit}
        </text>
      ) : (
        <text x={plot.left - 8} y={plot.top - 14} className="ui-chart__small" textAnchor="end">
          {unit}
        </text>
      )}
      <text x={middle} y={plot.bottom + 42} className="ui-chart__small" textAnchor="middle">
        {chartWords[xLabel]}
      </text>
      {stepAt !== undefined && <StepMark x={x(stepAt)} {...plot} />}
    </g>
  )
}

/** Room in px that a word of the step takes on its side, with its arrow. */
const besideStep = 56

/** The arrows are drawn, because a font may lack them. The key repeats a word that has no room here. */
const StepMark = ({ x, left, right, top, bottom }: { readonly x: number } & Frame['plot']) => (
  <>
    <path d={`M${x} ${top}V${bottom}`} className="ui-chart__step" />
    <path d={`M${x} ${top - 25}v14`} className="ui-chart__leader" />
    {x - left >= besideStep && (
      <>
        <text x={x - 7} y={top - 14} className="ui-chart__small" textAnchor="end">
          {chartWords.lying}
        </text>
        <path d={`M${x - 53} ${top - 18.5} l6 -3.6 v7.2z`} className="ui-chart__arrow" />
      </>
    )}
    {right - x >= besideStep && (
      <>
        <text x={x + 7} y={top - 14} className="ui-chart__small">
          {chartWords.standing}
        </text>
        <path d={`M${x + 48} ${top - 18.5} l-6 -3.6 v7.2z`} className="ui-chart__arrow" />
      </>
    )}
  </>
)
