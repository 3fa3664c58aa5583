import * as t from 'io-ts'
import { MessageBy, RequestState } from '@careplus/core/internal/requests'
import { RequestTopic } from '@careplus/core/requests'
import { FileAnswerCodec } from './bytes.js'
import { Instant, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { FurtherMessage } from './requests.js'
import { MaskedMember } from './staffBills.js'
import { dataOf, fields, numberFrom } from './values.js'

const row = {
  id: Uuid,
  topic: RequestTopic,
  state: RequestState,
  since: Instant,
  asked_at: Instant,
  last_words: t.string,
  messages_count: t.number,
  pictures_count: t.number,
}

export const StaffRequestRow = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(row, 'StaffRequestRow'))
export type StaffRequestRow = t.TypeOf<typeof StaffRequestRow>

const Message = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    by: MessageBy,
    words: t.string,
    at: Instant,
    actor: t.string,
  }),
)

export const StaffRequest = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...row,
      member: MaskedMember,
      messages: t.array(Message),
      pictures: t.array(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ id: Uuid, width: t.number, height: t.number }))),
    },
    'StaffRequest',
  ),
)
export type StaffRequest = t.TypeOf<typeof StaffRequest>

export const listStaffRequests = /*#__PURE__*/ endpoint({
  name: 'listStaffRequests',
  method: 'GET',
  path: '/staff/api/requests/',
  query: /*#__PURE__*/ fields({}, { state: RequestState }),
  auth: 'staff',
  permission: 'requests.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ waiting: t.number, requests: t.array(StaffRequestRow) })),
  ),
  summary: 'Requests that wait, the longest first, 200 at the most; of those answered the newest.',
})

export const readStaffRequest = /*#__PURE__*/ endpoint({
  name: 'readStaffRequest',
  method: 'GET',
  path: '/staff/api/requests/{id}/',
  auth: 'staff',
  permission: 'requests.read',
  body: null,
  answer: dataOf(StaffRequest),
  summary: 'A request with all that was said and its pictures; its member is masked.',
})

const Picture = /*#__PURE__*/ new FileAnswerCodec('StaffRequestPicture', ['image/webp'])

export const readStaffRequestPicture = /*#__PURE__*/ endpoint({
  name: 'readStaffRequestPicture',
  method: 'GET',
  path: '/staff/api/requests/{id}/pictures/{picture_id}/',
  auth: 'staff',
  permission: 'requests.read',
  body: null,
  answer: Picture,
  summary: 'A picture of a request.',
})

export const readStaffRequestThumbnail = /*#__PURE__*/ endpoint({
  name: 'readStaffRequestThumbnail',
  method: 'GET',
  path: '/staff/api/requests/{id}/pictures/{picture_id}/thumbnail/',
  auth: 'staff',
  permission: 'requests.read',
  body: null,
  answer: Picture,
  summary: 'The same, small.',
})

export const answerRequest = /*#__PURE__*/ endpoint({
  name: 'answerRequest',
  method: 'POST',
  path: '/staff/api/requests/{id}/answer/',
  auth: 'staff',
  permission: 'requests.answer',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      message: FurtherMessage,
      /** The number of messages read: a newer one must be read first. */
      read: /*#__PURE__*/ numberFrom('ReadMessages', 1, 1_000_000, 'integer'),
    }),
  ),
  // Without the text, because stored answers may outlive the member.
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ state: RequestState, messages_count: t.number }))),
  summary: 'Answers a request; its member is told.',
})
