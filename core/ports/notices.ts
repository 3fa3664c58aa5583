import type { TaskEither } from 'fp-ts/TaskEither'
import type { MutedTopic, NoticePart, OpenedNotice } from '../domain/notices/memberNotice.js'
import type { NoticeTopic } from '../domain/publications/notice.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** Which part of the notices is wanted. */
export interface NoticesAsked {
  /** null: of all that are not muted. */
  readonly topic: NoticeTopic | null
  /** Only those that were not read. */
  readonly unread: boolean
  /** From which place of the list on; the first is 0. */
  readonly from: number
}

/** How many are unread after a change. */
export interface UnreadLeft {
  readonly unread: number
}

/** What a member is told: their own notices and those to everybody, newest first. */
export interface Notices {
  readonly list: (asked: NoticesAsked) => TaskEither<CallFailure, NoticePart>
  readonly open: (id: string) => TaskEither<CallFailure, OpenedNotice>
  readonly markRead: (id: string, key: IdempotencyKey) => TaskEither<CallFailure, UnreadLeft>
  /** All that are not muted. */
  readonly markAllRead: (key: IdempotencyKey) => TaskEither<CallFailure, UnreadLeft>
  /** These topics, and no others. */
  readonly mute: (topics: ReadonlyArray<MutedTopic>, key: IdempotencyKey) => TaskEither<CallFailure, UnreadLeft>
}
