import { ageInDays, ageOn, dayOf, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { typedFigure } from '@careplus/core/internal/growth'
import { type Sex, heightText, weightText, firstStandingDay } from '@careplus/core/growth'
import { growthCopy } from '../../copy/growth.th'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { faceOfChild } from '../../ui/Avatar'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { plainPicture } from '@careplus/core/growth-pictures'
import { Layers } from '../../ui/Layers'
import { Bundle } from '../children/Bundle'

export interface TypedChildProps {
  readonly name: string
  readonly sex: Sex | null
  /** ISO. */
  readonly birthDate: string | null
  readonly date: string | null
  readonly weight: string
  readonly height: string
}

const [weigh, lie, stand] = growthCheckCopy.intro.how

const anyHeight = 92
const shown = { lowest: 40, highest: 200 } as const

const heightOf = (typed: string): number | null => {
  const cm = typedFigure('height', typed)
  return cm === null || cm < shown.lowest || cm > shown.highest ? null : cm
}

/** A baby is swaddled; without a known sex the child wears a leaf hood. */
const Figure = ({
  sex,
  height,
  days,
}: {
  readonly sex: Sex | null
  readonly height: number | null
  readonly days: number | null
}) =>
  days !== null && faceOfChild(sex ?? 'female', days) === 'baby' ? (
    <Bundle />
  ) : (
    <ChildByRuler
      picture={sex === null ? 'default_kid' : plainPicture(sex)}
      heightCm={height ?? anyHeight}
      flag={height !== null}
      label={false}
    />
  )

/** It never shows a result. */
const TypedChild = ({ name, sex, birthDate, date, weight, height }: TypedChildProps) => {
  const [born, day] = [dayOf(birthDate), dayOf(date)] as readonly [IsoDate | null, IsoDate | null]
  const known = born !== null && day !== null && born <= day
  const [kg, cm] = [typedFigure('weight', weight), typedFigure('height', height)]
  const figures = [...(kg === null ? [] : [weightText(kg)]), ...(cm === null ? [] : [heightText(cm)])]
  return (
    <>
      <div className="typed-child__scene">
        <Layers kind="card" />
        <Figure sex={sex} height={heightOf(height)} days={known ? ageInDays(born, day) : null} />
      </div>
      <p className="typed-child__name">{growthCopy.childName(name)}</p>
      <p>{known ? thaiAge(ageOn(born, day)) : '\u00A0'}</p>
      <p className="typed-child__figures">{figures.length === 0 ? '\u00A0' : figures.join('\u00A0· ')}</p>
      <ul className="typed-child__how">
        {[weigh, ...(known ? [ageInDays(born, day) < firstStandingDay ? lie : stand] : [lie, stand])].map(
          ({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ),
        )}
      </ul>
    </>
  )
}

export default TypedChild
