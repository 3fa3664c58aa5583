import { ageInDays, ageOn, dayOf, thaiAge, thaiDate } from '@careplus/core/calendar'
import { cardColour } from '@careplus/core/stool'
import { stoolCopy } from '../../../copy/stool.th'
import { faceOfChild } from '../../../ui/Avatar'
import { Drawing } from '../../../ui/drawings/Drawing'
import { LeafChild } from '../../../ui/drawings/LeafChild'
import { Bundle } from '../../../shared/children/Bundle'
import { Layers } from '../../../ui/Layers'
import { useWide } from '../../../ui/useWide'
import { Swatch } from '../Swatch'
import type { StoolTyped } from '../stoolTyped'
import './stepAside.css'

const copy = stoolCopy.aside

export const StepAside = ({ typed: { child, date, colour } }: { readonly typed: StoolTyped }) => {
  if (!useWide() || child === null) return null
  const [born, day] = [dayOf(child.birthDate), dayOf(date)]
  const known = born !== null && day !== null && born <= day
  const baby = !known || faceOfChild('female', ageInDays(born, day)) === 'baby'
  const chosen = colour === null ? null : cardColour(colour)
  return (
    <section className="stool-aside" aria-label={copy.label}>
      <div className="stool-aside__scene">
        <Layers kind="card" />
        {baby ? (
          <Bundle />
        ) : (
          <Drawing viewBox="-100 -340 200 350">
            <LeafChild />
          </Drawing>
        )}
      </div>
      <dl>
        <div>
          <dt>{copy.child}</dt>
          <dd>{child.name}</dd>
        </div>
        {known && (
          <div>
            <dt>{copy.age}</dt>
            <dd>{thaiAge(ageOn(born, day))}</dd>
          </div>
        )}
        {day !== null && (
          <div>
            <dt>{copy.day}</dt>
            <dd>{thaiDate(day)}</dd>
          </div>
        )}
        {chosen !== null && (
          <div className="stool-aside__colour">
            <dt>{copy.colour}</dt>
            <dd>
              <span className="true-colours">
                <Swatch colour={chosen} small />
              </span>
              <span>
                {chosen.letter} {chosen.word}
              </span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
