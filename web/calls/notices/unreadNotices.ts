import type { Either } from 'fp-ts/Either'
import type { NoticePart } from '@careplus/core/notices'
import type { CallFailure, Notices } from '@careplus/core/ports'
import { changes } from '../../page/changes'

export interface UnreadCount {
  readonly memberId: string
  readonly count: number
}

let latest: UnreadCount | null = null
let receivedAt = 0
let readIds: ReadonlySet<string> = new Set()
const { onChange, changed: publish } = changes()

/** null: not loaded yet. */
export const unreadCount = (): UnreadCount | null => latest

/** Ids marked as read on this page; lists loaded earlier still show them as unread. */
export const readOnThisPage = (): ReadonlySet<string> => readIds

export const onUnread = onChange

export const isReceivedSince = (memberId: string, moment: number): boolean =>
  latest?.memberId === memberId && receivedAt >= moment

export const unreadName = 'notices unread'

export const unreadOf = ({ list }: Pick<Notices, 'list'>): Promise<Either<CallFailure, NoticePart>> =>
  list({ topic: null, unread: true, from: 0 })

export const setUnreadCount = (memberId: string, count: number): void => {
  receivedAt = Date.now()
  if (latest?.memberId === memberId && latest.count === count) return
  latest = { memberId, count }
  publish()
}

export const markNoticesRead = (ids: ReadonlyArray<string>): void => {
  readIds = new Set([...readIds, ...ids])
  publish()
}

export const unmarkRead = (id: string): void => {
  readIds = new Set([...readIds].filter((each) => each !== id))
  publish()
}
