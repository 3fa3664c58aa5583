import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { type Due, dueAbout } from '@careplus/core/reminders'
import type { ReactNode } from 'react'
import { todayCopy as copy } from '../../copy/today.th'
import { DueCard, FirstChildCard } from '../../shared/children/DueCard'
import { dueOf, isDue, mostUrgent } from '../../shared/children/due'
import { nameOf } from '../../shared/children/childWords'
import { useErasures } from '../../shared/children/useErasedOn'
import type { ChildHere, Family } from '../../shared/children/useFamily'
import { DueRow } from '../../shared/due/DueRow'
import { duePath } from '../../shared/due/dueWords'
import type { Dues } from '../../shared/due/useDues'
import type { FollowedFamily } from '../../shared/growth/useFollowed'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Clock, Ruler } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Tag } from '../../ui/Tag'

/** A look at a baby's stool, large: it does not wait. */
const LookCard = ({ due, name, today }: { readonly due: Due; readonly name: string; readonly today: IsoDate }) => (
  <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
    <Tag tone="mango" icon={<Icon of={Clock} size={18} />}>
      {due.on === today ? copy.today : copy.since(thaiDate(due.on))}
    </Tag>
    <h2 id="family-due">{copy.look.title(name)}</h2>
    <p className="second">{copy.look.text}</p>
    <LinkButton href={duePath(due)} wide>
      {copy.look.go}
    </LinkButton>
  </section>
)

/** The look that stands large; null: none is due, or a child is to be seen, which comes first. */
export const lookInFront = (
  family: Family,
  { now }: Pick<Dues, 'now'>,
  followed: FollowedFamily,
): { here: ChildHere; due: Due } | null => {
  if (mostUrgent(family, followed) !== null) return null
  for (const due of now) {
    const here = family.find(({ child }) => child.id === due.subject)
    if (dueAbout[due.kind] === 'stool' && here !== undefined && mayDo(here.child.role, 'record')) return { here, due }
  }
  return null
}

interface Props {
  readonly family: Family
  readonly dues: Dues
  /** Whom the page speaks of; null: no child yet. */
  readonly front: ChildHere | null
  readonly followed: FollowedFamily
  readonly today: IsoDate
  /** A child was shared with who has none yet: the family is read anew. */
  readonly onShared?: () => void
  /** Stands at the same place every day, below what is large. */
  readonly children?: ReactNode
}

const nothingElse = (): void => undefined

/** What is due: the most pressing large, the rest and what comes within a week as rows. */
export const Today = ({ family, dues, front, followed, today, onShared = nothingElse, children }: Props) => {
  const erasures = useErasures(
    family.map(({ child }) => child),
    today,
  )
  if (front === null)
    return (
      <>
        <FirstChildCard onShared={onShared} />
        {children}
      </>
    )
  const look = lookInFront(family, dues, followed)
  const shown = look?.due ?? { kind: 'weighing', subject: front.child.id }
  const mayOpen = ({ subject }: Due): boolean => {
    const here = family.find(({ child }) => child.id === subject)
    return here === undefined || mayDo(here.child.role, 'record')
  }
  const rows = [...dues.now, ...dues.soon].filter(
    (due) => !(due.subject === shown.subject && dueAbout[due.kind] === (look === null ? 'growth' : 'stool')),
  )
  // Only reminders know of days; a child that was never measured has none.
  const unmeasured = family.filter(
    (here) =>
      here.records.length === 0 &&
      !erasures.has(here.child.id) &&
      (look !== null || here !== front) &&
      isDue(dueOf(here, followed, today)),
  )
  return (
    <>
      {look === null ? (
        <DueCard here={front} {...{ followed, today }} />
      ) : (
        <LookCard due={look.due} name={nameOf(look.here.child)} today={today} />
      )}
      {children}
      {rows.length + unmeasured.length > 0 && (
        <Rows label={copy.more}>
          {rows.map((due) => (
            <DueRow key={`${due.kind} ${due.subject} ${due.on}`} due={due} today={today} leads={mayOpen(due)} />
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
      )}
    </>
  )
}
