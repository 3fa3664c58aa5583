import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { type Due, type DueNow, type DuesNow, dueAbout } from '@careplus/core/reminders'
import type { ReactNode } from 'react'
import { todayCopy as copy } from '../../copy/today.th'
import { DueCard, DueFrame, FirstChildCard } from '../../shared/children/DueCard'
import { dueOf, featuredChild, isDue, lateText, urgentReferral } from '../../shared/children/due'
import { nameOf } from '../../shared/children/childWords'
import { useErasures } from '../../shared/children/useErasedOn'
import type { FamilyChild, Family } from '../../shared/children/useFamily'
import { DueRow } from '../../shared/due/DueRow'
import { duePath, dueText, dueReasonText } from '../../shared/due/dueWords'
import type { FollowedFamily } from '../../shared/growth/useFollowed'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Ruler } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'

interface StoolCheckProps {
  readonly due: DueNow
  readonly name: string
  readonly today: IsoDate
  readonly also: ReactNode
}

const StoolCheckCard = ({ due, name, today, also }: StoolCheckProps) => (
  <DueFrame
    tag={{ tone: 'mango', words: due.on === today ? copy.today : copy.since(thaiDate(due.on)) }}
    title={copy.look.title(name)}
    also={also}
  >
    <p className="second">{dueReasonText(due, today)}</p>
    <LinkButton href={duePath(due)} wide>
      {copy.look.go}
    </LinkButton>
  </DueFrame>
)

interface DueStoolCheck {
  readonly familyChild: FamilyChild
  readonly due: DueNow
}

/** null: none is due, or a child has a referral, which comes first. */
const featuredStoolCheck = (
  family: Family,
  now: ReadonlyArray<DueNow>,
  followed: FollowedFamily,
): DueStoolCheck | null => {
  if (urgentReferral(family, followed) !== null) return null
  for (const due of now) {
    const familyChild = family.find(({ child }) => child.id === due.subject)
    if (dueAbout[due.kind] === 'stool' && familyChild !== undefined && mayDo(familyChild.child.role, 'record'))
      return { familyChild, due }
  }
  return null
}

const maxAlso = 3

export interface Lead {
  /** null: no child yet. */
  readonly front: FamilyChild | null
  /** null: the featured child's growth is shown large. */
  readonly stoolCheck: DueStoolCheck | null
  readonly also: ReadonlyArray<Due>
  readonly rows: ReadonlyArray<Due>
}

export const leadOf = (family: Family, dues: DuesNow, followed: FollowedFamily, today: IsoDate): Lead => {
  const stoolCheck = featuredStoolCheck(family, dues.now, followed)
  const front = stoolCheck?.familyChild ?? featuredChild(family, followed, today)
  if (front === null) return { front, stoolCheck, also: [], rows: [] }
  const large = stoolCheck === null ? 'growth' : 'stool'
  const isRest = ({ subject, kind }: Due): boolean => subject !== front.child.id || dueAbout[kind] !== large
  const now = dues.now.filter(isRest)
  return { front, stoolCheck, also: now.slice(0, maxAlso), rows: [...now.slice(maxAlso), ...dues.soon.filter(isRest)] }
}

const mayOpen = (family: Family, { subject }: Due): boolean => {
  const familyChild = family.find(({ child }) => child.id === subject)
  return familyChild === undefined || mayDo(familyChild.child.role, 'record')
}

interface Props {
  readonly family: Family
  readonly lead: Lead
  readonly followed: FollowedFamily
  readonly today: IsoDate
}

export const Today = ({
  family,
  lead: { front, stoolCheck, also: dueToo },
  followed,
  today,
  onShared,
}: Props & { readonly onShared: () => void }) => {
  if (front === null) return <FirstChildCard onShared={onShared} />
  const also = dueToo.length > 0 && (
    <ul className="family-also">
      {dueToo.map((due) => (
        <Row
          key={`${due.kind} ${due.subject}`}
          href={mayOpen(family, due) ? duePath(due) : undefined}
          title={
            <>
              {copy.and(dueText(due))} <span className="family-next--now">{lateText(due.on, today)}</span>
            </>
          }
        />
      ))}
    </ul>
  )
  return stoolCheck === null ? (
    <DueCard familyChild={front} {...{ followed, today, also }} />
  ) : (
    <StoolCheckCard due={stoolCheck.due} name={nameOf(stoolCheck.familyChild.child)} {...{ today, also }} />
  )
}

export const ThisWeek = ({ family, lead: { front, stoolCheck, rows }, followed, today }: Props) => {
  const erasures = useErasures(
    family.map(({ child }) => child),
    today,
  )
  // Reminders have no day for a child that was never measured.
  const unmeasured = family.filter(
    (familyChild) =>
      familyChild.records.length === 0 &&
      !erasures.has(familyChild.child.id) &&
      (stoolCheck !== null || familyChild !== front) &&
      isDue(dueOf(familyChild, followed, today)),
  )
  if (rows.length + unmeasured.length === 0) return null
  return (
    <Rows label={copy.more}>
      {rows.map((due) => (
        <DueRow key={`${due.kind} ${due.subject} ${due.on}`} due={due} today={today} leads={mayOpen(family, due)} />
      ))}
      {unmeasured.map(({ child }) => (
        <Row
          key={child.id}
          href={mayDo(child.role, 'record') ? `/children-profile/add-growth?child=${child.id}` : undefined}
          lead={<Icon of={Ruler} />}
          title={copy.firstMeasuring(nameOf(child))}
          second={copy.anytime}
        />
      ))}
    </Rows>
  )
}
