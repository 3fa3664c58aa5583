import {
  alsoTellWords,
  cardColour,
  signRow,
  stoolSources,
  type StoolAssessment,
  type StoolInputs,
} from '@careplus/core/stool'
import { photoWords } from '@careplus/core/stool-photo'
import { withThaiBreaks } from '@careplus/core/text'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'
import { Icon } from '../../../ui/Icon'
import { ChevronDown } from '../../../ui/icons'
import { SourceName } from '../SourceName'
import { Swatch } from '../Swatch'

interface Props {
  readonly inputs: StoolInputs
  readonly assessment: StoolAssessment
}

/** A milder rule about the same colour says nothing more once a stricter one has spoken. */
const toldReasons = ({ reasons, level }: StoolAssessment) => {
  const strict = reasons.filter((reason) => reason.level === level)
  const others = reasons.filter((reason) => reason.level !== level && reason.level !== 'normal')
  return [...strict, ...others]
}

const photoText = ({ photo, ageInDays, colour }: StoolInputs, decided: string): string | null => {
  if (photo === 'unsure') return ageInDays < 90 ? photoWords.unsureYoung : photoWords.unsureOlder
  return photo !== null && photo === decided && photo !== colour ? copy.byPhoto : null
}

/** The colour, every rule that spoke in words, and where each comes from. */
export const Why = ({ inputs, assessment }: Props) => {
  const urgent = assessment.level === 'emergency'
  const colour = cardColour(assessment.colour)
  const reasons = toldReasons(assessment)
  const sources = [...new Set(reasons.flatMap((reason) => reason.sources))]
  const photo = photoText(inputs, assessment.colour)
  const [first, ...rest] = reasons
  // With a normal colour signs may still worry; elsewhere the level has said what to do.
  const also = assessment.level === 'normal' ? assessment.alsoTell : []
  return (
    <section aria-labelledby="stool-why">
      <h2 id="stool-why">{urgent ? copy.whyUrgent : copy.why}</h2>
      <div className="ui-card ui-card--plain stool-why">
        <div className="stool-why__first">
          <Swatch colour={colour} />
          <div>
            <h3>
              {colour.letter} {colour.word}
            </h3>
            <p>{withThaiBreaks(first?.words ?? '')}</p>
          </div>
        </div>
        {rest.map(({ rule, words }) => (
          <p key={rule} className="stool-why__more">
            {withThaiBreaks(words)}
          </p>
        ))}
        {photo !== null && <p className="stool-why__more">{photo}</p>}
        {also.length > 0 && (
          <div className="stool-why__more">
            <p>{alsoTellWords}</p>
            <ul>
              {also.map((sign) => (
                <li key={sign}>{signRow(sign).said}</li>
              ))}
            </ul>
          </div>
        )}
        <details className="stool-why__sources">
          <summary>
            {copy.sources}
            <Icon of={ChevronDown} size={20} />
          </summary>
          <ul>
            {sources.map((id) => (
              <li key={id}>
                <SourceName source={stoolSources[id]} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
