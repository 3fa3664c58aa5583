import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** What a request is about. */
export const RequestTopic = /*#__PURE__*/ t.keyof(
  { growth: null, 'points-and-bills': null, orders: null, account: null, product: null, other: null },
  'RequestTopic',
)
export type RequestTopic = t.TypeOf<typeof RequestTopic>

/** In the order in which they are offered. */
export const requestTopics = Object.keys(RequestTopic.keys) as ReadonlyArray<RequestTopic>

/** `waiting` รอตอบ, `answered` ตอบแล้ว. */
export const RequestState = /*#__PURE__*/ t.keyof({ waiting: null, answered: null }, 'RequestState')
export type RequestState = t.TypeOf<typeof RequestState>

/** `staff`: the care team, whoever of them it was. */
export const MessageBy = /*#__PURE__*/ t.keyof({ member: null, staff: null }, 'MessageBy')
export type MessageBy = t.TypeOf<typeof MessageBy>

/** So many questions a member may begin on one Bangkok day. */
export const requestsADay = 5
/** Of all requests of a member, what opened them included. */
export const messagesADay = 20
/** The most pictures of one message. */
export const mostRequestPictures = 3

/** What this member wrote on this Bangkok day. */
export interface WrittenToday {
  readonly requests: number
  readonly messages: number
}

/** Why a member may write no more today. */
export type AskingRefusal =
  | { readonly _tag: 'RequestsADay'; readonly most: number }
  | { readonly _tag: 'MessagesADay'; readonly most: number }

/** There are too many pictures with a message. */
export interface RequestPicturesRefusal {
  readonly _tag: 'PicturesTooMany'
  readonly most: number
}

/**
 * What is wrong with how many pictures come with a request; null: nothing. None is fine.
 * @example
 * requestPicturesRefusal(4) // => { _tag: 'PicturesTooMany', most: 3 }
 * requestPicturesRefusal(3) // => null
 */
export const requestPicturesRefusal = (count: number): RequestPicturesRefusal | null =>
  count > mostRequestPictures ? { _tag: 'PicturesTooMany', most: mostRequestPictures } : null

/**
 * Whether one more message is taken today.
 * @example
 * decideWriting({ requests: 1, messages: 50 }) // => { _tag: 'Left', left: { _tag: 'MessagesADay', most: 20 } }
 */
export const decideWriting = ({ messages }: WrittenToday): E.Either<AskingRefusal, void> =>
  messages >= messagesADay ? E.left({ _tag: 'MessagesADay', most: messagesADay }) : E.right(undefined)

/**
 * Whether one more request is taken today.
 * @example
 * decideAsking({ requests: 5, messages: 5 }) // => { _tag: 'Left', left: { _tag: 'RequestsADay', most: 5 } }
 */
export const decideAsking = (today: WrittenToday): E.Either<AskingRefusal, void> =>
  today.requests >= requestsADay ? E.left({ _tag: 'RequestsADay', most: requestsADay }) : decideWriting(today)

/** Where a request stands, and since when. */
export interface RequestStanding {
  readonly state: RequestState
  /** Milliseconds since the epoch. A member who adds a word while they wait does not go to the end of the queue. */
  readonly since: number
}

/**
 * Where it stands once one side has said something.
 * @example
 * standingAfter(null, 'member', 1000) // => { state: 'waiting', since: 1000 }
 * standingAfter({ state: 'waiting', since: 1000 }, 'staff', 2000) // => { state: 'answered', since: 2000 }
 */
export const standingAfter = (before: RequestStanding | null, by: MessageBy, now: number): RequestStanding => {
  if (by === 'staff') return { state: 'answered', since: now }
  return before?.state === 'waiting' ? before : { state: 'waiting', since: now }
}

/** Why an answer of the care team is not sent. */
export type AnswerRefusal =
  /** The member has said more than the one who answers has read. */
  { readonly _tag: 'RequestMovedOn'; readonly unread: number }

/**
 * Whether an answer is given: only to a thread that was read to its end, so that no question goes unseen as answered.
 * @example
 * decideAnswer({ messages: 3 }, 2) // => { _tag: 'Left', left: { _tag: 'RequestMovedOn', unread: 1 } }
 */
export const decideAnswer = (thread: { readonly messages: number }, read: number): E.Either<AnswerRefusal, void> =>
  thread.messages > read ? E.left({ _tag: 'RequestMovedOn', unread: thread.messages - read }) : E.right(undefined)
