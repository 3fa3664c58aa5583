import { thaiDate } from '@careplus/core/calendar'
import type { Indicator } from '@careplus/core/growth'
import { inFullWords } from '@careplus/core/words'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'
import { correctedText } from '../../shared/growth/correctedAgeText'
import { valueText, type Assessed } from '../../shared/growth/assessMeasurement'
import { Layers } from '../../ui/Layers'
import { Tag } from '../../ui/Tag'
import { Spoken } from '../../ui/Spoken'
import { changeText, resultText, toneOf, type View } from './curveWords'

const copy = childrenGrowthCopy.curve

const Value = ({ text }: { readonly text: string }) => {
  const [number = '', unit = ''] = text.split('\u00A0')
  return (
    <p className="curve__value">
      <span className="number">{number}</span> <Spoken>{unit}</Spoken>
    </p>
  )
}

interface Props {
  readonly indicator: Indicator
  readonly view: View
  /** Newest first; those that have a value of the indicator. */
  readonly shown: ReadonlyArray<Assessed>
}

export const LatestMeasurement = ({ indicator, view, shown }: Props) => {
  const last = shown[0]
  if (last === undefined) return null
  // Skips measurements of the same day, which this one replaces.
  const changed = changeText(
    indicator,
    last,
    shown.find(({ date }) => date < last.date),
  )
  const corrected = correctedText([indicator], last)
  return (
    <section className="curve__latest" aria-label={inFullWords(copy.latest(thaiDate(last.date)))}>
      <Layers kind="card" />
      <div className="curve__latest-words">
        <p className="second" aria-hidden="true">
          {copy.latest(thaiDate(last.date))}
        </p>
        <div className="curve__figure">
          <Value text={valueText(indicator, last)} />
          <Tag tone={toneOf(indicator, view, last)}>{resultText(indicator, view, last)}</Tag>
        </div>
        {changed !== null && (
          <p className="curve__changed">
            <Spoken>{changed}</Spoken>
          </p>
        )}
      </div>
      {corrected !== null && <p className="curve__corrected">{corrected}</p>}
      <GrowthPicture picture={last.assessment.picture} label={false} className="curve__picture" />
    </section>
  )
}
