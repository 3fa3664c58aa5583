import { isLeft } from 'fp-ts/Either'
import type { MemberNotice } from '@careplus/core/notices'
import type { CallFailure } from '@careplus/core/ports'
import { useEffect, useMemo, useRef, useState } from 'react'
import { keepUnread } from '../../calls/notices/unreadNotices'
import { useNotices } from '../../calls/useServices'
import { useRemote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { topicOf, type NoticeFilter } from './noticeFilter'

interface Older {
  readonly items: ReadonlyArray<MemberNotice>
  readonly next: number | null
}

/** Removes duplicates: an older part may begin with notices that are shown already. */
export const withoutTwins = (notices: ReadonlyArray<MemberNotice>): ReadonlyArray<MemberNotice> => {
  const seen = new Set<string>()
  return notices.filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined)
}

/** The member's notices; older ones are loaded on demand. */
export const useNoticeList = (show: NoticeFilter) => {
  const notices = useNotices()
  const memberId = useSession().user?.id ?? ''
  const asked = useMemo(() => ({ topic: topicOf(show), unread: show === 'unread' }), [show])
  const newest = useMemo(() => notices.list({ ...asked, from: 0 }), [notices, asked])
  const [remote, reload] = useRemote(`notices ${show}`, newest)
  const [older, setOlder] = useState<Older | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef(false)
  const part = remote._tag === 'ready' ? remote.value : null
  useEffect(() => {
    if (part !== null) keepUnread(memberId, part.unread)
  }, [part, memberId])

  const next = older === null ? (part?.next ?? null) : older.next
  const readOlder = async (): Promise<void> => {
    if (running.current || next === null) return
    running.current = true
    setBusy(true)
    setFailure(null)
    const answer = await notices.list({ ...asked, from: next })()
    running.current = false
    setBusy(false)
    if (isLeft(answer)) return setFailure(answer.left)
    setOlder((held) => ({ items: [...(held?.items ?? []), ...answer.right.items], next: answer.right.next }))
  }
  const begin = (): void => {
    setOlder(null)
    reload()
  }
  return {
    remote,
    begin,
    notices: withoutTwins([...(part?.items ?? []), ...(older?.items ?? [])]),
    more: next !== null,
    busy,
    failure,
    readOlder: () => void readOlder(),
  }
}

export type NoticeList = ReturnType<typeof useNoticeList>
