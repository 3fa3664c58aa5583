import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { dashboardCopy } from '../../copy/dashboard.th'
import { faceOfAdult, latestOf } from '../../shared/adults/adultWords'
import { useHousehold, type AdultView } from '../../shared/adults/useHousehold'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { useToday } from '../../shared/growth/useToday'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Heart } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'

const copy = dashboardCopy.adults

const DueText = ({ view, today }: { readonly view: AdultView; readonly today: IsoDate }) => {
  const latest = latestOf(view)
  if (latest === null) return copy.never
  return latest.repeatOn > today ? (
    copy.next(thaiDate(latest.repeatOn))
  ) : (
    <span className="family-next family-next--now">{copy.due}</span>
  )
}

/** Each adult with the day of the next check. */
export const AdultRows = () => {
  const [remote] = useHousehold()
  const today = useToday()
  return (
    <section className="family-section">
      <SectionTitle
        title={copy.title}
        end={
          <Link href="/adults" className="family-all">
            {copy.all} <Icon of={ChevronRight} size={20} />
          </Link>
        }
      />
      {remote._tag === 'loading' || today === null ? (
        <Skeleton shapes={['card']} />
      ) : remote._tag === 'failed' ? (
        <Note tone="offline">{copy.failed}</Note>
      ) : (
        <Rows label={copy.title}>
          {remote.value.adults.map((view) => (
            <Row
              key={view.adult.id}
              href={`/adults/${view.adult.id}`}
              lead={<Avatar face={faceOfAdult(view.adult, today)} />}
              title={view.adult.name}
              second={<DueText view={view} today={today} />}
            />
          ))}
          {remote.value.adults.length === 0 && (
            <Row href="/adults" lead={<Icon of={Heart} />} title={copy.none} second={copy.noneText} />
          )}
        </Rows>
      )}
    </section>
  )
}
