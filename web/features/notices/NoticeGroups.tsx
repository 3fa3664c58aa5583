import { byAge, type MutedTopic } from '@careplus/core/notices'
import type { IsoDate } from '@careplus/core/calendar'
import { noticeCopy as copy } from '../../copy/notices.th'
import { NoticeRow } from '../../shared/notices/NoticeRow'
import { useReadNotices } from '../../shared/notices/useReadNotices'
import { Button } from '../../ui/Button'
import { Rows } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { OfflineNote } from '../../ui/Note'
import type { NoticeFilter } from './noticeFilter'
import type { NoticeList } from './useNoticeList'

const emptyOf = (show: NoticeFilter, mutes: ReadonlyArray<MutedTopic>) => {
  if (show === 'all' || show === 'unread') return copy.empty[show]
  return mutes.some((topic) => topic === show) ? copy.empty.muted : copy.empty.topic
}

interface Props {
  readonly list: NoticeList
  readonly show: NoticeFilter
  readonly mutes: ReadonlyArray<MutedTopic>
  readonly today: IsoDate
}

const Older = ({ list: { more, busy, failure, readOlder } }: Pick<Props, 'list'>) =>
  more && (
    <>
      {failure !== null && <OfflineNote>{copy.olderFailed}</OfflineNote>}
      <Button tone="second" wide busy={busy} busyLabel={copy.olderBusy} onClick={readOlder}>
        {copy.older}
      </Button>
    </>
  )

/** Grouped as today, this week and earlier; says so where there are none. */
export const NoticeGroups = ({ list, show, mutes, today }: Props) => {
  const { isRead, markRead } = useReadNotices()
  const { title, text } = emptyOf(show, mutes)
  if (list.notices.length === 0)
    return (
      <EmptyState
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
      {byAge(list.notices, today).map(({ age, notices }) => (
        <section key={age} aria-labelledby={`notices-${age}`}>
          <h2 id={`notices-${age}`}>{copy.ages[age]}</h2>
          <Rows label={copy.ages[age]}>
            {notices.map((notice) => (
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
      <Older list={list} />
    </>
  )
}
