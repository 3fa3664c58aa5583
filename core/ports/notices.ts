import type { Either } from 'fp-ts/Either'
import type { MutedTopic, NoticePart, OpenedNotice } from '../domain/notices/memberNotice.js'
import type { NoticeTopic } from '../domain/publications/notice.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** A query for a part of the notices. */
export interface NoticesAsked {
  /** null: all topics that are not muted. */
  readonly topic: NoticeTopic | null
  readonly unread: boolean
  /** The position in the list, from 0. */
  readonly from: number
}

/** The number of unread notices after a change. */
export interface UnreadLeft {
  readonly unread: number
}

/** The member's own notices and those to everyone, newest first. */
export interface Notices {
  readonly list: (asked: NoticesAsked) => Promise<Either<CallFailure, NoticePart>>
  readonly open: (id: string) => Promise<Either<CallFailure, OpenedNotice>>
  readonly markRead: (id: string, key: IdempotencyKey) => Promise<Either<CallFailure, UnreadLeft>>
  readonly markAllRead: (key: IdempotencyKey) => Promise<Either<CallFailure, UnreadLeft>>
  readonly mute: (topics: ReadonlyArray<MutedTopic>, key: IdempotencyKey) => Promise<Either<CallFailure, UnreadLeft>>
}
