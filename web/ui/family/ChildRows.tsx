import { thaiDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { dashboardCopy } from '../../copy/dashboard.th'
import { growthCopy } from '../../copy/growth.th'
import { Avatar, faceOfChild } from '../Avatar'
import { Row, Rows } from '../Card'
import { Icon } from '../Icon'
import { ChevronRight, Plus } from '../icons'
import { SectionTitle } from '../InnerHeader'
import { heightText, weightText } from '../growth/figures'
import type { Member } from './family'
import './family.css'

const copy = dashboardCopy.rows

const Second = ({ last, due }: Member) => (
  <>
    <span className="family-figures">
      {last === null ? copy.none : copy.figures(weightText(last.weight), heightText(last.height))}
    </span>
    {last !== null && (
      <span className={due._tag === 'later' ? 'family-next' : 'family-next family-next--now'}>
        {due._tag === 'later' ? copy.next(thaiDate(due.on)) : copy.nextNow}
      </span>
    )}
  </>
)

/** Each child with the last figures and the next date, and a way to add one. */
export const ChildRows = ({ family }: { readonly family: ReadonlyArray<Member> }) => (
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
      {family.map((member) => (
        <Row
          key={member.child.id}
          href={`/children/${encodeURIComponent(member.child.id)}`}
          lead={<Avatar face={faceOfChild(member.child.gender, member.ageDays)} />}
          title={
            <>
              {growthCopy.childName(member.child.nickname)} <span className="family-row-age">{member.age}</span>
            </>
          }
          second={<Second {...member} />}
        />
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
