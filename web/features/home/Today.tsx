import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { type Due, type DueNow, type DuesNow, dueAbout } from '@careplus/core/reminders'
import type { ReactNode } from 'react'
import { todayCopy as copy } from '../../copy/today.th'
import { DueCard, DueFrame, FirstChildCard } from '../../shared/children/DueCard'
import { dueOf, isDue, mostUrgent } from '../../shared/children/due'
import { nameOf } from '../../shared/children/childWords'
import { useErasures } from '../../shared/children/useErasedOn'
import type { ChildHere, Family } from '../../shared/children/useFamily'
import { DueRow } from '../../shared/due/DueRow'
import { duePath, dueText, lateText, lookReasonText } from '../../shared/due/dueWords'
import type { FollowedFamily } from '../../shared/growth/useFollowed'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Ruler } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'

interface LookProps {
  readonly due: DueNow
  readonly name: string
  readonly today: IsoDate
  readonly also: ReactNode
}

/** A look at a stool, large: it does not wait. */
const LookCard = ({ due, name, today, also }: LookProps) => (
  <DueFrame
    tag={{ tone: 'mango', words: due.on === today ? copy.today : copy.since(thaiDate(due.on)) }}
    title={copy.look.title(name)}
    also={also}
  >
    <p className="second">{lookReasonText(due, today)}</p>
    <LinkButton href={duePath(due)} wide>
      {copy.look.go}
    </LinkButton>
  </DueFrame>
)

/** The look that stands large; null: none is due, or a child is to be seen, which comes first. */
export const lookInFront = (
  family: Family,
  { now }: Pick<DuesNow, 'now'>,
  followed: FollowedFamily,
): { here: ChildHere; due: DueNow } | null => {
  if (mostUrgent(family, followed) !== null) return null
  for (const due of now) {
    const here = family.find(({ child }) => child.id === due.subject)
    if (dueAbout[due.kind] === 'stool' && here !== undefined && mayDo(here.child.role, 'record')) return { here, due }
  }
  return null
}

/** As many of what else is due stand in the card itself. */
const maxAlso = 3

interface Rest {
  /** Due by today, in the card. */
  readonly also: ReadonlyArray<Due>
  /** More of it, and what comes within a week. */
  readonly rows: ReadonlyArray<Due>
}

/** What does not stand large. */
const restOf = (family: Family, dues: DuesNow, front: ChildHere | null, followed: FollowedFamily): Rest => {
  if (front === null) return { also: [], rows: [] }
  const large = lookInFront(family, dues, followed) === null ? 'growth' : 'stool'
  const isRest = ({ subject, kind }: Due): boolean => subject !== front.child.id || dueAbout[kind] !== large
  const now = dues.now.filter(isRest)
  return { also: now.slice(0, maxAlso), rows: [...now.slice(maxAlso), ...dues.soon.filter(isRest)] }
}

/** Whom and what the page speaks of already, beside the child in front. */
export const saidOf = (...all: Parameters<typeof restOf>): ReadonlyArray<Due> => {
  const { also, rows } = restOf(...all)
  return [...also, ...rows]
}

const mayOpen = (family: Family, { subject }: Due): boolean => {
  const here = family.find(({ child }) => child.id === subject)
  return here === undefined || mayDo(here.child.role, 'record')
}

interface Props {
  readonly family: Family
  readonly dues: DuesNow
  /** Whom the page speaks of; null: no child yet. */
  readonly front: ChildHere | null
  readonly followed: FollowedFamily
  readonly today: IsoDate
}

/** The most pressing deed large, and within its card what else is due by today. */
export const Today = ({
  family,
  dues,
  front,
  followed,
  today,
  onShared,
}: Props & { readonly onShared: () => void }) => {
  if (front === null) return <FirstChildCard onShared={onShared} />
  const look = lookInFront(family, dues, followed)
  const { also: dueToo } = restOf(family, dues, front, followed)
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
  return look === null ? (
    <DueCard here={front} {...{ followed, today, also }} />
  ) : (
    <LookCard due={look.due} name={nameOf(look.here.child)} {...{ today, also }} />
  )
}

/** What comes within a week, and children never measured. */
export const ThisWeek = ({ family, dues, front, followed, today }: Props) => {
  const erasures = useErasures(
    family.map(({ child }) => child),
    today,
  )
  const look = lookInFront(family, dues, followed)
  const { rows } = restOf(family, dues, front, followed)
  // Only reminders know of days; a child that was never measured has none.
  const unmeasured = family.filter(
    (here) =>
      here.records.length === 0 &&
      !erasures.has(here.child.id) &&
      (look !== null || here !== front) &&
      isDue(dueOf(here, followed, today)),
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
