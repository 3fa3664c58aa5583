import {
  cardColour,
  stoolSources,
  unsureBehind,
  unsureWords,
  type StoolAssessment,
  type StoolInputs,
  type StoolLevel,
} from '@careplus/core/stool'
import { youngUnderDays, severity } from '@careplus/core/internal/stool'
import { photoWords } from '@careplus/core/stool-photo'
import { withThaiBreaks } from '@careplus/core/text'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'
import { Fold } from '../../../ui/Card'
import { SourceName } from '../SourceName'
import { Swatch } from '../Swatch'
import '../../../ui/fold.css'

interface Props {
  readonly inputs: StoolInputs
  readonly assessment: StoolAssessment
}

const photoText = ({ photo, ageInDays, colour }: StoolInputs, decided: string): string | null => {
  if (photo === 'unsure') return ageInDays < youngUnderDays ? photoWords.unsureYoung : photoWords.unsureOlder
  return photo !== null && photo === decided && photo !== colour ? copy.byPhoto : null
}

export const Reasons = ({ inputs, assessment }: Props) => {
  const urgent = assessment.level === 'emergency'
  const colour = cardColour(assessment.colour)
  const ofColour = assessment.reasons.find(({ about }) => about === 'colour')
  // Where a referral is shown, no rule beside it says to wait and watch.
  const isShown = (level: StoolLevel) => level === assessment.level || severity(level) > severity('watch')
  const others = assessment.reasons.filter((reason) => reason !== ofColour && isShown(reason.level))
  const shown = ofColour === undefined ? others : [ofColour, ...others]
  const sources = [...new Set(shown.flatMap((reason) => reason.sources))]
  const unsure = unsureWords(unsureBehind(inputs, shown))
  // A colour that was compared under a yellow bulb: only while a pale stool matters most.
  const isYoungAndNormal = assessment.colourLevel === 'normal' && inputs.ageInDays < youngUnderDays
  const photo = photoText(inputs, assessment.colour)
  const bySigns = assessment.level !== assessment.colourLevel
  const otherWords = others.map(({ rule, words }) => (
    <p key={rule} className="stool-why__more">
      {withThaiBreaks(words)}
    </p>
  ))
  return (
    <section aria-labelledby="stool-why">
      <h2 id="stool-why">{urgent ? copy.whyUrgent : copy.why}</h2>
      <div className="ui-card ui-card--plain stool-why">
        {bySigns && otherWords}
        <div className="stool-why__first">
          <Swatch colour={colour} />
          <div>
            <h3>
              {colour.letter} {colour.word}
            </h3>
            <p>{withThaiBreaks(ofColour?.words ?? '')}</p>
          </div>
        </div>
        {!bySigns && otherWords}
        {unsure !== null && <p className="stool-why__more">{withThaiBreaks(unsure)}</p>}
        {isYoungAndNormal && (
          <div className="night-only">
            <p className="stool-why__more">{withThaiBreaks(copy.byNight)}</p>
          </div>
        )}
        {photo !== null && <p className="stool-why__more">{photo}</p>}
        <Fold className="stool-sources" title={copy.sources}>
          <ul>
            {sources.map((id) => (
              <li key={id}>
                <SourceName source={stoolSources[id]} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  )
}
