import { baseCharCount, stepFill } from './bands'
import { stepsOf, wordsOf, type BandTone } from '@careplus/core/growth-chart'
import './BandSteps.css'

export interface Band {
  readonly word: string
  readonly tone: BandTone
}

export interface BandStepsProps {
  readonly bands: ReadonlyArray<Band>
  readonly reached: number
  /** For screen readers: the place of the word among the others, which only the drawing shows. */
  readonly label: string
}

const width = 300
/** A share of the width, so that the drawing fits its place and no letter is stretched with it. */
const share = (x: number): string => `${Math.round((x / width) * 10_000) / 100}%`

/** The bands are drawn as steps, not as a scale, so that no place inside a band is shown. */
export const BandSteps = ({ bands, reached, label }: BandStepsProps) => {
  const steps = stepsOf(bands.length, width)
  const at = steps[reached]
  const words = wordsOf(bands.length, reached, width, (i) => baseCharCount(bands[i]?.word ?? '') * 8.6)
  return (
    <svg className="ui-bands" role="img" aria-label={label}>
      <svg height="44">
        {steps.map((step, index) => (
          <rect
            key={index}
            x={share(step.x)}
            y={44 - step.height}
            width={share(step.width)}
            height={step.height + 6}
            rx="6"
            fill={stepFill[bands[index]?.tone ?? 'ok']}
          />
        ))}
      </svg>
      {at && (
        <g className="ui-bands__mark">
          {/* Around the step and off it, because at night the mark shows on the card alone. */}
          <rect
            x={share(at.x - 2.4)}
            y={41 - at.height}
            width={share(at.width + 4.8)}
            height={at.height + 6}
            rx="8"
            fill="none"
            strokeWidth="2"
          />
          <svg x={share(at.x + at.width / 2)} overflow="visible">
            <path d={`M-7 ${29 - at.height} h14 l-7 8.500Z`} stroke="none" />
          </svg>
        </g>
      )}
      {words.map((word) => (
        <text
          key={word.index}
          x={share(word.x)}
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
