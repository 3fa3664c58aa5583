import { mayDo } from '@careplus/core/partners'
import type { IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { childrenCopy as copy } from '../../copy/children.th'
import { growthCopy } from '../../copy/growth.th'
import { ChildState } from '../../shared/children/ChildState'
import { ageText, faceOf, nameOf } from '../../shared/children/childWords'
import { SharedTag } from '../../shared/children/SharedTag'
import { useErasedOn } from '../../shared/children/useErasedOn'
import { dueDayOf, dueOf, isDue } from '../../shared/children/due'
import type { FollowedFamily } from '../../shared/growth/useFollowed'
import type { FamilyChild } from '../../shared/children/useFamily'
import { Avatar } from '../../ui/Avatar'
import { Card } from '../../ui/Card'
import { dueLabels } from '@careplus/core/internal/growth'
import { figure } from '@careplus/core/growth'
import { Icon } from '../../ui/Icon'
import { Pencil, Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { SharedElement } from '../../ui/SharedElement'

const Figure = ({ label, value, unit }: { readonly label: string; readonly value: string; readonly unit: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="child-card__figure">
      {value}
      <span> {unit}</span>
    </dd>
  </div>
)

const stateWaits = <span className="child-state" aria-hidden="true" />

interface Props {
  readonly familyChild: FamilyChild
  readonly today: IsoDate
  readonly followed: FollowedFamily
  readonly main: boolean
}

export const ChildCard = ({ familyChild, today, followed, main }: Props) => {
  const { child, records } = familyChild
  const name = nameOf(child)
  const due = dueOf(familyChild, followed, today)
  const followedChild = followed?.get(child.id)
  const referral = followedChild?.words.referral ?? null
  const last = records[0]
  const erasedOn = useErasedOn(child, today)
  const record = (
    <LinkButton
      tone={main ? 'primary' : 'second'}
      href={`/children-profile/add-growth?child=${child.id}`}
      icon={<Icon of={Plus} size={20} />}
    >
      {copy.record}
    </LinkButton>
  )
  return (
    <Card as="li" className="child-card">
      <div className="child-card__head">
        <SharedElement name={`child-${child.id}`}>
          <Avatar face={faceOf(child, today)} />
        </SharedElement>
        <div className="child-card__words">
          <h2>
            <Link href={`/children/${child.id}`}>{name}</Link>
          </h2>
          <p>{ageText(child, today)}</p>
          <SharedTag child={child} />
        </div>
        {mayDo(child.role, 'change') && (
          <Link
            href={`/children/add-information?child=${child.id}`}
            className="child-card__edit"
            aria-label={copy.edit(name)}
          >
            <Icon of={Pencil} size={20} />
          </Link>
        )}
      </div>
      {last === undefined ? (
        <p className="second">{erasedOn === null ? copy.notMeasured : copy.hidden}</p>
      ) : (
        <dl className="child-card__figures">
          <Figure label={copy.weight} value={figure(last.weight)} unit={growthCopy.units.weight} />
          <Figure
            label={copy.height}
            value={last.height === null ? '–' : figure(last.height)}
            unit={growthCopy.units.height}
          />
          {'on' in due && (
            <div className="child-card__next">
              <dt>{dueLabels[due.kind]}</dt>
              <dd className={isDue(due) ? 'child-card__due' : undefined}>{dueDayOf(due, today)}</dd>
            </div>
          )}
        </dl>
      )}
      {last !== undefined &&
        (followedChild === undefined ? (
          followed === null && stateWaits
        ) : (
          <ChildState followed={followedChild} caption />
        ))}
      {referral !== null && <Note tone="warn">{referral}</Note>}
      <div className="child-card__ways">
        {isDue(due) && mayDo(child.role, 'record') && record}
        {last !== undefined && (
          <LinkButton tone="second" href={`/children-profile/growth?child=${child.id}`}>
            {copy.curve}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
