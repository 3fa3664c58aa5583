import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { setUnreadCount, unreadName, unreadOf } from '../../calls/notices/unreadNotices'
import { useNotices } from '../../calls/useServices'
import { noticeCopy } from '../../copy/notices.th'
import { useRemote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { Row, Rows } from '../../ui/Card'
import { useToday } from '../../shared/growth/useToday'
import { Icon } from '../../ui/Icon'
import { Bell, ChevronRight } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { NoticeRow } from '../../shared/notices/NoticeRow'
import { useReadNotices } from '../../shared/notices/useReadNotices'

const copy = noticeCopy.dashboard
const maxRows = 3

const Newest = () => {
  const notices = useNotices()
  const memberId = useSession().user?.id ?? ''
  const asked = useMemo(() => () => unreadOf(notices), [notices])
  const [remote] = useRemote(unreadName, asked)
  const { isRead, markRead } = useReadNotices()
  const today = useToday()
  const count = remote._tag === 'ready' ? remote.value.unread : null
  useEffect(() => {
    if (count !== null) setUnreadCount(memberId, count)
  }, [count, memberId])
  if (remote._tag === 'failed') return <Note tone="offline">{copy.failed}</Note>
  if (remote._tag === 'loading' || today === null) return <Skeleton shapes={['card']} />
  const unread = remote.value.items.filter((notice) => !isRead(notice)).slice(0, maxRows)
  if (unread.length === 0)
    return (
      <Rows label={copy.title}>
        <Row href="/notice" lead={<Icon of={Bell} />} title={copy.none} second={copy.noneText} />
      </Rows>
    )
  return (
    <Rows label={copy.title}>
      {unread.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} today={today} read={false} onOpen={() => void markRead(notice)} />
      ))}
    </Rows>
  )
}

export const UnreadNotices = () => (
  <section className="family-section">
    <SectionTitle
      title={copy.title}
      end={
        <Link href="/notice" className="family-all">
          {copy.all} <Icon of={ChevronRight} size={20} />
        </Link>
      }
    />
    <Newest />
  </section>
)
