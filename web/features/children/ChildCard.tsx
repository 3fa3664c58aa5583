import { mayDo } from '@careplus/core/partners'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { childrenCopy as copy } from '../../copy/children.th'
import { growthCopy } from '../../copy/growth.th'
import { ageText, faceOf, nameOf } from '../../shared/children/childWords'
import { SharedTag } from '../../shared/children/SharedTag'
import { dueOf, isDue } from '../../shared/children/due'
import type { ChildHere } from '../../shared/children/useFamily'
import { Avatar } from '../../ui/Avatar'
import { Card } from '../../ui/Card'
import { figure } from '@careplus/core/growth'
import { Icon } from '../../ui/Icon'
import { Pencil, Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
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

interface Props {
  readonly here: ChildHere
  readonly today: IsoDate
  /** The one green button of the screen is this card's. */
  readonly main: boolean
}

/** One child: the last two numbers, when to measure next, and the ways to record and to look. */
export const ChildCard = ({ here, today, main }: Props) => {
  const { child, records } = here
  const name = nameOf(child)
  const due = dueOf(here, today)
  const last = records[0]
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
        <p className="second">{copy.notMeasured}</p>
      ) : (
        <dl className="child-card__figures">
          <Figure label={copy.weight} value={figure(last.weight)} unit={growthCopy.units.weight} />
          <Figure
            label={copy.height}
            value={last.height === null ? '–' : figure(last.height)}
            unit={growthCopy.units.height}
          />
          <div className="child-card__next">
            <dt>{copy.next}</dt>
            <dd className={due._tag === 'later' ? undefined : 'child-card__due'}>
              {due._tag === 'later' ? thaiDate(due.on) : copy.dueNow}
            </dd>
          </div>
        </dl>
      )}
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
