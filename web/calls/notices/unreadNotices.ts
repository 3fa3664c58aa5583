import type { NoticePart } from '@careplus/core/notices'
import type { CallFailure, Notices } from '@careplus/core/ports'
import type { TaskEither } from 'fp-ts/TaskEither'
import { changes } from '../../page/changes'

/** How many notices a member has not read, as the server last told. */
export interface ToldUnread {
  readonly memberId: string
  readonly count: number
}

let told: ToldUnread | null = null
let toldAt = 0
let read: ReadonlySet<string> = new Set()
const { onChange, changed: publish } = changes()

/** null: nobody was told yet. */
export const toldUnread = (): ToldUnread | null => told

/** Ids of what was read on this page since it came; lists that were fetched before show it as unread. */
export const readHere = (): ReadonlySet<string> => read

export const onUnread = onChange

/** Whether a member's number was told since a moment. */
export const isToldSince = (memberId: string, moment: number): boolean =>
  told?.memberId === memberId && toldAt >= moment

/** The name under which they are read, by the bell and by a page that lists them. */
export const unreadName = 'notices unread'

export const unreadOf = ({ list }: Pick<Notices, 'list'>): TaskEither<CallFailure, NoticePart> =>
  list({ topic: null, unread: true, from: 0 })

export const keepUnread = (memberId: string, count: number): void => {
  toldAt = Date.now()
  if (told?.memberId === memberId && told.count === count) return
  told = { memberId, count }
  publish()
}

export const keepRead = (ids: ReadonlyArray<string>): void => {
  read = new Set([...read, ...ids])
  publish()
}

/** The server was not told after all. */
export const forgetRead = (id: string): void => {
  read = new Set([...read].filter((each) => each !== id))
  publish()
}
