import { byAge, type MemberNotice, type MutedTopic } from '@careplus/core/notices'
import type { IsoDate } from '@careplus/core/calendar'
import { noticeCopy as copy } from '../../copy/notices.th'
import { OlderButton } from '../../shared/list/OlderButton'
import { NoticeRow } from '../../shared/notices/NoticeRow'
import { useReadNotices } from '../../shared/notices/useReadNotices'
import { Rows } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import type { OlderParts } from '../../calls/parts'
import type { NoticeFilter } from './noticeFilter'
import bell from '../../ui/drawings/empty/bell.svg'

const emptyOf = (show: NoticeFilter, mutes: ReadonlyArray<MutedTopic>) => {
  switch (show) {
    case 'all':
    case 'unread':
      return copy.empty[show]
    case 'growth':
    case 'points':
    case 'news':
    case 'account':
      return mutes.some((topic) => topic === show) ? copy.empty.muted : copy.empty.topic
  }
}

interface Props {
  readonly notices: ReadonlyArray<MemberNotice>
  readonly older: OlderParts
  readonly show: NoticeFilter
  readonly mutes: ReadonlyArray<MutedTopic>
  readonly today: IsoDate
}

export const NoticeGroups = ({ notices, older, show, mutes, today }: Props) => {
  const { isRead, markRead } = useReadNotices()
  const { title, text } = emptyOf(show, mutes)
  if (notices.length === 0)
    return (
      <EmptyState
        drawing={bell}
        title={title}
        action={
          show !== 'all' && (
            <LinkButton tone="second" href="/notice">
              {copy.showAll}
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    )
  return (
    <>
      {byAge(notices, today).map(({ age, notices: ofAge }) => (
        <section key={age} aria-labelledby={`notices-${age}`}>
          <h2 id={`notices-${age}`}>{copy.ages[age]}</h2>
          <Rows label={copy.ages[age]}>
            {ofAge.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                today={today}
                read={isRead(notice)}
                onOpen={() => void markRead(notice)}
              />
            ))}
          </Rows>
        </section>
      ))}
      <OlderButton of={older} />
    </>
  )
}
