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
  readonly familyChild: FamilyChild
  readonly followed: FollowedFamily
  readonly today: IsoDate
  readonly saysNext?: boolean
}

const Second = ({ familyChild, followed, today, saysNext = true }: Props) => {
  const last = familyChild.records[0]
  const erasedOn = useErasedOn(familyChild.child, today)
  if (last === undefined)
    return <span className="family-figures">{erasedOn === null ? copy.none : childrenCopy.hidden}</span>
  const due = dueOf(familyChild, followed, today)
  const followedChild = followed?.get(familyChild.child.id)
  const stands = isDue(due) || (followedChild?.child.referral ?? null) !== null
  return (
    <>
      <span className="family-figures">{copy.figures(weightText(last.weight), heightText(last.height))}</span>
      {followedChild !== undefined && <ChildState followed={followedChild} />}
      {followedChild !== undefined && saysNext && (
        <span className={stands ? 'family-next family-next--now' : 'family-next'}>{followedChild.words.due}</span>
      )}
    </>
  )
}

export const ChildRow = ({ familyChild, today, ...rest }: Props) => (
  <Row
    href={`/children/${familyChild.child.id}`}
    lead={<Avatar face={faceOf(familyChild.child, today)} />}
    title={
      <>
        {nameOf(familyChild.child)} <span className="family-row-age">{ageText(familyChild.child, today)}</span>{' '}
        <SharedTag child={familyChild.child} />
      </>
    }
    second={<Second {...{ familyChild, today }} {...rest} />}
  />
)
