import type { ReactNode } from 'react'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { growthCopy } from '../../copy/growth.th'
import { ChildByRuler } from '../drawings/ChildByRuler'
import { Drawing } from '../drawings/Drawing'
import { Greeting } from '../drawings/Greeting'
import { GrowthPicture } from '../drawings/GrowthPicture'
import { NewbornFigure } from '../drawings/Newborn'
import { Hero } from '../Hero'
import type { Member } from './family'
import './family.css'

/** To about twelve months a child is drawn as a swaddled bundle, and stands by no ruler. */
const bundleDays = 365

/** A longer name is written smaller, beside the drawing and clear of the sun. */
const shortName = 11

const Art = ({ child, ageDays, last }: Member) => {
  if (ageDays < bundleDays)
    return (
      <Drawing viewBox="-80 -112 160 220" className="family-bundle">
        <NewbornFigure />
      </Drawing>
    )
  const picture = child.gender === 'female' ? 'Girl_slim_standard' : 'Boy_slim_standard'
  return last === null ? (
    <GrowthPicture picture={picture} label={false} smile="open" />
  ) : (
    <ChildByRuler picture={picture} heightCm={last.height} label={false} smile="open" />
  )
}

/** Greets the parent, and names the child whom the page speaks of. The picture is a greeting, not a result. */
export const FamilyHero = ({
  parent,
  member,
  children,
}: {
  readonly parent: string
  /** null: no child yet. */
  readonly member: Member | null
  readonly children?: ReactNode
}) => {
  const name = member === null ? copy.nobody.hero : growthCopy.childName(member.child.nickname)
  return (
    <Hero className="family-hero" art={member === null ? <Greeting sex="girl" /> : <Art {...member} />}>
      <p className="family-greeting">{copy.greeting(parent)}</p>
      <h1 className={Array.from(name).length > shortName ? 'family-long' : undefined}>{name}</h1>
      {member !== null && <p className="family-age">{member.age}</p>}
      {children}
    </Hero>
  )
}
