import { useSearch } from 'wouter'
import { noticeCopy as copy } from '../../copy/notices.th'
import { useUnread } from '../../layouts/useUnread'
import { ErrorState } from '../../ui/ErrorState'
import { useToday } from '../../shared/growth/useToday'
import { OfflineNote } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { NoticeFilters } from './NoticeFilters'
import { MutedTopics } from './MutedTopics'
import { NoticeGroups } from './NoticeGroups'
import { ReadAll } from './ReadAll'
import { filterOf, type NoticeFilter } from './noticeFilter'
import { useNoticeList } from './useNoticeList'
import './notice.css'

const List = ({ show }: { readonly show: NoticeFilter }) => {
  const { first, list, reload, older } = useNoticeList(show)
  const today = useToday()
  const unread = useUnread() ?? 0
  if (list._tag === 'failed')
    return (
      <ErrorState title={copy.failed.title} onRetry={reload}>
        {copy.failed[list.failure._tag]}
      </ErrorState>
    )
  if (list._tag === 'loading' || first === null || today === null)
    return <Skeleton shapes={['line', 'card', 'line', 'card']} />
  const { mutes } = first
  return (
    <>
      <div className="notices-told">
        {unread > 0 && <ReadAll shown={list.value.map(({ id }) => id)} onDone={reload} />}
        {list.stale !== null && <OfflineNote>{copy.stale}</OfflineNote>}
        <NoticeGroups {...{ notices: list.value, older, show, mutes, today }} />
      </div>
      <MutedTopics mutes={mutes} onChanged={reload} />
    </>
  )
}

const NoticesRoute = () => {
  const show = filterOf(useSearch())
  return (
    <div className="notices-page">
      <NoticeFilters show={show} unread={useUnread() ?? 0} />
      <List key={show} show={show} />
    </div>
  )
}

export default NoticesRoute
