import { stepFill } from './bands'
import { stepsOf, wordsOf, type BandTone } from '@careplus/core/growth-chart'
import './BandSteps.css'

export interface Band {
  readonly word: string
  readonly tone: BandTone
}

export interface BandStepsProps {
  /** From the lowest to the highest. */
  readonly bands: ReadonlyArray<Band>
  readonly reached: number
  /** What the drawing alone tells, where word and figure stand beside it: the place of the word among the others. */
  readonly label: string
}

const width = 300
/** Counts the letters that take width: Thai marks stand above and below a letter. */
const letters = (word: string) => word.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length

/** The bands are drawn as steps, not as a scale, so that no place inside a band is shown. */
export const BandSteps = ({ bands, reached, label }: BandStepsProps) => {
  const steps = stepsOf(bands.length, width)
  const at = steps[reached]
  const words = wordsOf(bands.length, reached, width, (i) => letters(bands[i]?.word ?? '') * 8.6)
  return (
    <svg className="ui-bands" viewBox="-2 0 304 70" role="img" aria-label={label}>
      {steps.map((step, index) => (
        <path
          key={index}
          d={`M${step.x} 44 v${6 - step.height} q0 -6 6 -6 h${step.width - 12} q6 0 6 6 v${step.height - 6}Z`}
          fill={stepFill[bands[index]?.tone ?? 'ok']}
        />
      ))}
      {at && (
        <g className="ui-bands__mark">
          {/* Around the step and off it, because at night the mark shows on the card alone. */}
          <path
            d={`M${at.x - 3} 47 v${3 - at.height} q0 -9 9 -9 h${at.width - 12} q9 0 9 9 v${at.height - 3}Z`}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d={`M${at.x + at.width / 2 - 7} ${29 - at.height} h14 l-7 8.500Z`} stroke="none" />
        </g>
      )}
      {words.map((word) => (
        <text
          key={word.index}
          x={word.x}
          y="64"
          textAnchor={word.anchor}
          className={word.index === reached ? 'ui-bands__word ui-bands__word--reached' : 'ui-bands__word'}
        >
          {bands[word.index]?.word}
        </text>
      ))}
    </svg>
  )
}
