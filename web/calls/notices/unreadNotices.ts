import type { NoticePart } from '@careplus/core/notices'
import type { CallFailure, Notices } from '@careplus/core/ports'
import type { TaskEither } from 'fp-ts/TaskEither'
import { changes } from '../../page/changes'

/** How many notices a member has not read, as the server last told. */
export interface UnreadCount {
  readonly memberId: string
  readonly count: number
}

let latest: UnreadCount | null = null
let receivedAt = 0
let readIds: ReadonlySet<string> = new Set()
const { onChange, changed: publish } = changes()

/** null: nobody was told yet. */
export const unreadCount = (): UnreadCount | null => latest

/** Ids of what was read on this page since it came; lists that were fetched before show it as unread. */
export const readOnThisPage = (): ReadonlySet<string> => readIds

export const onUnread = onChange

/** Whether a member's number was told since a moment. */
export const isReceivedSince = (memberId: string, moment: number): boolean =>
  latest?.memberId === memberId && receivedAt >= moment

/** The name under which they are read, by the bell and by a page that lists them. */
export const unreadName = 'notices unread'

export const unreadOf = ({ list }: Pick<Notices, 'list'>): TaskEither<CallFailure, NoticePart> =>
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

/** The server was not told after all. */
export const unmarkRead = (id: string): void => {
  readIds = new Set([...readIds].filter((each) => each !== id))
  publish()
}
