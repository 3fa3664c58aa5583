import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { dashboardCopy } from '../../copy/dashboard.th'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { heightText, weightText } from '@careplus/core/growth'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Plus } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { ageText, faceOf, nameOf } from './childWords'
import { dueOf, youngestFirst } from './due'
import { SharedTag } from './SharedTag'
import type { ChildHere, Family } from './useFamily'
import './familyPage.css'

const copy = dashboardCopy.rows

const Second = ({ here, today }: { readonly here: ChildHere; readonly today: IsoDate }) => {
  const last = here.records[0]
  if (last === undefined) return <span className="family-figures">{copy.none}</span>
  const due = dueOf(here, today)
  return (
    <>
      <span className="family-figures">{copy.figures(weightText(last.weight), heightText(last.height))}</span>
      <span className={due._tag === 'later' ? 'family-next' : 'family-next family-next--now'}>
        {due._tag === 'later' ? copy.next(thaiDate(due.on)) : copy.nextNow}
      </span>
    </>
  )
}

/** A child with the last figures and the next date. */
export const ChildRow = ({ here, today }: { readonly here: ChildHere; readonly today: IsoDate }) => (
  <Row
    href={`/children/${here.child.id}`}
    lead={<Avatar face={faceOf(here.child, today)} />}
    title={
      <>
        {nameOf(here.child)} <span className="family-row-age">{ageText(here.child, today)}</span>{' '}
        <SharedTag child={here.child} />
      </>
    }
    second={<Second {...{ here, today }} />}
  />
)

/** Each child with the last figures and the next date, and a way to add one. */
export const ChildRows = ({ family, today }: { readonly family: Family; readonly today: IsoDate }) => (
  <section className="family-section">
    <SectionTitle
      title={copy.title}
      end={
        <Link href="/children" className="family-all">
          {copy.all} <Icon of={ChevronRight} size={20} />
        </Link>
      }
    />
    <Rows label={copy.title}>
      {youngestFirst(family).map((here) => (
        <ChildRow key={here.child.id} here={here} today={today} />
      ))}
      <Row
        href="/children/add-information"
        lead={
          <span className="family-plus">
            <Icon of={Plus} size={24} />
          </span>
        }
        title={copy.add}
      />
    </Rows>
  </section>
)
