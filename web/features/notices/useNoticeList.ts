import type { MemberNotice, NoticePart } from '@careplus/core/notices'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { useCallback, useEffect } from 'react'
import { setUnreadCount } from '../../calls/notices/unreadNotices'
import { useNotices } from '../../calls/useServices'
import { useParts } from '../../calls/parts'
import { useSession } from '../../calls/session/useSession'
import { topicOf, type NoticeFilter } from './noticeFilter'

export const useNoticeList = (show: NoticeFilter) => {
  const notices = useNotices()
  const memberId = useSession().user?.id ?? ''
  const read = useCallback(
    (from: string | null) =>
      pipe(
        () => notices.list({ topic: topicOf(show), unread: show === 'unread', from: Number(from) }),
        TE.map((part) => ({ ...part, next: part.next === null ? null : String(part.next) })),
      )(),
    [notices, show],
  )
  const parts = useParts<MemberNotice, Omit<NoticePart, 'next'>>(`notices ${show}`, read)
  const { first } = parts
  useEffect(() => {
    if (first !== null) setUnreadCount(memberId, first.unread)
  }, [first, memberId])
  return parts
}
