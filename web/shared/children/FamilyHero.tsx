import type { IsoDate } from '@careplus/core/calendar'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { Greeting } from '../../ui/drawings/Greeting'
import { plainPicture } from '@careplus/core/growth-pictures'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'
import { Hero } from '../../ui/Hero'
import { Bundle } from './Bundle'
import { ageText, faceOf, nameOf } from './childWords'
import type { FamilyChild } from './useFamily'
import './familyPage.css'

const shortName = 11

interface ChildProps {
  readonly familyChild: FamilyChild
  readonly today: IsoDate
}

const Art = ({ familyChild: { child, records }, today }: ChildProps) => {
  if (faceOf(child, today) === 'baby') return <Bundle />
  const picture = plainPicture(child.sex)
  const last = records[0]
  return last === undefined ? (
    <GrowthPicture picture={picture} label={false} smile="open" />
  ) : (
    <ChildByRuler picture={picture} heightCm={last.height} label={false} smile="open" />
  )
}

export const FamilyHero = ({
  parent,
  familyChild,
  today,
}: {
  readonly parent: string
  /** null: no child yet. */
  readonly familyChild: FamilyChild | null
  readonly today: IsoDate
}) => {
  const name = familyChild === null ? copy.nobody.hero : nameOf(familyChild.child)
  return (
    <Hero
      size="short"
      className="family-hero"
      art={familyChild === null ? <Greeting sex="girl" /> : <Art {...{ familyChild, today }} />}
    >
      <p className="family-greeting">{copy.greeting(parent)}</p>
      <h1 className={Array.from(name).length > shortName ? 'family-long' : undefined}>{name}</h1>
      {familyChild !== null && <p className="family-age">{ageText(familyChild.child, today)}</p>}
    </Hero>
  )
}
