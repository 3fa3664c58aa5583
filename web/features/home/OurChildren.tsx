import type { IsoDate } from '@careplus/core/calendar'
import { dueAbout, type Due } from '@careplus/core/reminders'
import { Link } from 'wouter'
import { dashboardCopy } from '../../copy/dashboard.th'
import { todayCopy } from '../../copy/today.th'
import { ChildRow } from '../../shared/children/ChildRows'
import { youngestFirst } from '../../shared/children/due'
import type { FamilyChild, Family } from '../../shared/children/useFamily'
import type { FollowedFamily } from '../../shared/growth/useFollowed'
import { Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'

interface Props {
  readonly family: Family
  readonly front: FamilyChild | null
  readonly followed: FollowedFamily
  readonly today: IsoDate
  readonly listedDues: ReadonlyArray<Due>
}

export const OurChildren = ({ family, front, followed, today, listedDues }: Props) => {
  const children = youngestFirst(family).filter(
    (familyChild) => familyChild !== front || familyChild.records.length > 0,
  )
  if (children.length === 0) return null
  return (
    <section className="family-section">
      <SectionTitle
        title={todayCopy.children}
        end={
          <Link href="/children" className="family-all">
            {dashboardCopy.rows.all} <Icon of={ChevronRight} size={20} />
          </Link>
        }
      />
      <Rows label={todayCopy.children}>
        {children.map((familyChild) => (
          <ChildRow
            key={familyChild.child.id}
            {...{ familyChild, followed, today }}
            saysNext={
              familyChild !== front &&
              !listedDues.some(({ kind, subject }) => subject === familyChild.child.id && dueAbout[kind] === 'growth')
            }
          />
        ))}
      </Rows>
    </section>
  )
}
