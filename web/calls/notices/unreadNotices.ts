import { changes } from '../../page/changes'

/** How many notices a member has not read, as the server last told. */
export interface ToldUnread {
  readonly memberId: string
  readonly count: number
}

let told: ToldUnread | null = null
let read: ReadonlySet<string> = new Set()
const { onChange, changed: publish } = changes()

/** null: nobody was told yet. */
export const toldUnread = (): ToldUnread | null => told

/** Ids of what was read on this page since it came; lists that were fetched before show it as unread. */
export const readHere = (): ReadonlySet<string> => read

export const onUnread = onChange

export const keepUnread = (memberId: string, count: number): void => {
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
