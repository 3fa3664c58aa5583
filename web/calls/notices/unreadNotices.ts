import type { NoticePart } from '@careplus/core/notices'
import type { CallFailure, Notices } from '@careplus/core/ports'
import type { TaskEither } from 'fp-ts/TaskEither'
import { changes } from '../../page/changes'
import { onSent } from '../../page/sent'

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

interface Running {
  readonly memberId: string
  readonly answer: ReturnType<TaskEither<CallFailure, NoticePart>>
}
let running: Running | null = null
// An answer from before a change is none from after it.
onSent(() => {
  running = null
})

/** A member's unread notices; whoever asks while they are under way takes the same answer. */
export const readUnread =
  ({ list }: Pick<Notices, 'list'>, memberId: string): TaskEither<CallFailure, NoticePart> =>
  () => {
    if (running?.memberId === memberId) return running.answer
    const mine = { memberId, answer: list({ topic: null, unread: true, from: 0 })() }
    running = mine
    const end = (): void => {
      if (running === mine) running = null
    }
    void mine.answer.then(end, end)
    return mine.answer
  }

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
