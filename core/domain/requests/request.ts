import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The topic of a request. */
export const RequestTopic = /*#__PURE__*/ t.keyof(
  { growth: null, 'points-and-bills': null, orders: null, account: null, product: null, other: null },
  'RequestTopic',
)
export type RequestTopic = t.TypeOf<typeof RequestTopic>

/** In the order of the form. */
export const requestTopics = Object.keys(RequestTopic.keys) as ReadonlyArray<RequestTopic>

/** `waiting` รอตอบ, `answered` ตอบแล้ว. */
export const RequestState = /*#__PURE__*/ t.keyof({ waiting: null, answered: null }, 'RequestState')
export type RequestState = t.TypeOf<typeof RequestState>

/** `staff`: any member of the care team. */
export const MessageBy = /*#__PURE__*/ t.keyof({ member: null, staff: null }, 'MessageBy')
export type MessageBy = t.TypeOf<typeof MessageBy>

export const requestsADay = 5
export const messagesADay = 20
/** The maximum of pictures of one message. */
export const mostRequestPictures = 3

export interface WrittenToday {
  readonly requests: number
  readonly messages: number
}

export type AskingRefusal =
  | { readonly _tag: 'RequestsADay'; readonly most: number }
  | { readonly _tag: 'MessagesADay'; readonly most: number }

/** A message has too many pictures. */
export interface RequestPicturesRefusal {
  readonly _tag: 'PicturesTooMany'
  readonly most: number
}

export const requestPicturesRefusal = (count: number): RequestPicturesRefusal | null =>
  count > mostRequestPictures ? { _tag: 'PicturesTooMany', most: mostRequestPictures } : null

export const decideWriting = ({ messages }: WrittenToday): E.Either<AskingRefusal, void> =>
  messages >= messagesADay ? E.left({ _tag: 'MessagesADay', most: messagesADay }) : E.right(undefined)

export const decideAsking = (today: WrittenToday): E.Either<AskingRefusal, void> =>
  today.requests >= requestsADay ? E.left({ _tag: 'RequestsADay', most: requestsADay }) : decideWriting(today)

/** `since`: milliseconds since the epoch; a further message changes no place in the queue. */
export interface RequestStanding {
  readonly state: RequestState
  readonly since: number
}

export const standingAfter = (before: RequestStanding | null, by: MessageBy, now: number): RequestStanding => {
  if (by === 'staff') return { state: 'answered', since: now }
  return before?.state === 'waiting' ? before : { state: 'waiting', since: now }
}

/** The member has written more than the author of the answer has read. */
export type AnswerRefusal = { readonly _tag: 'RequestMovedOn'; readonly unread: number }

/** Only a thread that is read to its end may be answered, so that no question is missed. */
export const decideAnswer = (thread: { readonly messages: number }, read: number): E.Either<AnswerRefusal, void> =>
  thread.messages > read ? E.left({ _tag: 'RequestMovedOn', unread: thread.messages - read }) : E.right(undefined)
