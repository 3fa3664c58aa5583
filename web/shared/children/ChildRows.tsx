import type { IsoDate } from '@careplus/core/calendar'
import { childrenCopy } from '../../copy/children.th'
import { dashboardCopy } from '../../copy/dashboard.th'
import { Avatar } from '../../ui/Avatar'
import { Row } from '../../ui/Card'
import { heightText, weightText } from '@careplus/core/growth'
import { ChildState } from './ChildState'
import { ageText, faceOf, nameOf } from './childWords'
import { dueOf, isDue } from './due'
import { SharedTag } from './SharedTag'
import { useErasedOn } from './useErasedOn'
import type { FamilyChild } from './useFamily'
import type { FollowedFamily } from '../growth/useFollowed'
import './familyPage.css'

const copy = dashboardCopy.rows

interface Props {
  readonly here: FamilyChild
  readonly followed: FollowedFamily
  readonly today: IsoDate
  /** false: the page says it elsewhere. */
  readonly saysNext?: boolean
}

const Second = ({ here, followed, today, saysNext = true }: Props) => {
  const last = here.records[0]
  const erasedOn = useErasedOn(here.child, today)
  if (last === undefined)
    return <span className="family-figures">{erasedOn === null ? copy.none : childrenCopy.hidden}</span>
  const due = dueOf(here, followed, today)
  const followedChild = followed?.get(here.child.id)
  const stands = isDue(due) || (followedChild?.child.referral ?? null) !== null
  return (
    <>
      <span className="family-figures">{copy.figures(weightText(last.weight), heightText(last.height))}</span>
      {followedChild !== undefined && <ChildState said={followedChild} />}
      {followedChild !== undefined && saysNext && (
        <span className={stands ? 'family-next family-next--now' : 'family-next'}>{followedChild.words.due}</span>
      )}
    </>
  )
}

/** A child with the last figures and the next date. */
export const ChildRow = ({ here, today, ...rest }: Props) => (
  <Row
    href={`/children/${here.child.id}`}
    lead={<Avatar face={faceOf(here.child, today)} />}
    title={
      <>
        {nameOf(here.child)} <span className="family-row-age">{ageText(here.child, today)}</span>{' '}
        <SharedTag child={here.child} />
      </>
    }
    second={<Second {...{ here, today }} {...rest} />}
  />
)
