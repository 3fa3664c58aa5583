import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { mostPictureBytes } from '@careplus/core/loyalty'
import { fewestOpeningCharacters, MessageBy, RequestState } from '@careplus/core/internal/requests'
import {
  furtherMessage,
  mostMessageCharacters,
  mostRequestPictures,
  openingMessage,
  RequestTopic,
  type MessageRefusal,
} from '@careplus/core/requests'
import { FileAnswerCodec, MultipartBody } from './bytes.js'
import { inParts, Instant, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { pictureLimit } from './pictureLimit.js'
import type { RefusalCode } from './refusals.js'
import { dataOf, fields, partOf, WireValue } from './values.js'

const codes: Readonly<Record<MessageRefusal['_tag'], RefusalCode>> = {
  MessageMissing: 'required',
  MessageTooShort: 'too_short',
  MessageTooLong: 'too_long',
  MessageUnreadable: 'malformed',
}

const messageText = (name: string, min: number, read: typeof openingMessage) =>
  new WireValue<string>(
    name,
    (u) => {
      if (typeof u !== 'string') return E.left('not_text')
      const message = read(u)
      return E.isLeft(message) ? E.left(codes[message.left._tag]) : message
    },
    { type: 'string', minLength: min, maxLength: mostMessageCharacters },
  )

export const FurtherMessage = /*#__PURE__*/ messageText('FurtherMessage', 1, furtherMessage)

export const NewCareRequest = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      topic: RequestTopic,
      message: /*#__PURE__*/ messageText('OpeningMessage', fewestOpeningCharacters, openingMessage),
    },
    'NewCareRequest',
  ),
)

export const CareRequest = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: Uuid,
      topic: RequestTopic,
      state: RequestState,
      asked_at: Instant,
      changed_at: Instant,
      messages: t.array(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ by: MessageBy, words: t.string, at: Instant }))),
      pictures: t.array(Uuid),
    },
    'CareRequest',
  ),
)

export const askRequest = /*#__PURE__*/ endpoint({
  name: 'askRequest',
  method: 'POST',
  path: '/th/requests/',
  auth: 'bearer',
  body: /*#__PURE__*/ new MultipartBody('AskedRequest', NewCareRequest, mostRequestPictures, mostPictureBytes, 0),
  status: 201,
  answer: dataOf(CareRequest),
  errors: ['upload_slow'],
  summary: `Asks the care team, multipart, in any order: a part \`json\` and up to 3 parts \`picture\` (${pictureLimit}).`,
})

export const listRequests = /*#__PURE__*/ endpoint({
  name: 'listRequests',
  method: 'GET',
  path: '/th/requests/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields({}, { from: Uuid }),
  body: null,
  answer: partOf(CareRequest),
  summary: `The member's requests with all that was said, by their newest message. ${inParts}`,
})

export const readRequest = /*#__PURE__*/ endpoint({
  name: 'readRequest',
  method: 'GET',
  path: '/th/requests/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(CareRequest),
  summary: 'A request with all that was said.',
})

export const writeInRequest = /*#__PURE__*/ endpoint({
  name: 'writeInRequest',
  method: 'POST',
  path: '/th/requests/{id}/messages/',
  auth: 'bearer',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ message: FurtherMessage })),
  status: 201,
  answer: dataOf(CareRequest),
  summary: 'Says more in a request: it waits for an answer again.',
})

const Picture = /*#__PURE__*/ new FileAnswerCodec('RequestPicture', ['image/webp'])

export const readRequestPicture = /*#__PURE__*/ endpoint({
  name: 'readRequestPicture',
  method: 'GET',
  path: '/th/requests/{id}/pictures/{picture_id}/',
  auth: 'bearer',
  body: null,
  answer: Picture,
  summary: 'A picture of a request, for its member alone.',
})

export const readRequestThumbnail = /*#__PURE__*/ endpoint({
  name: 'readRequestThumbnail',
  method: 'GET',
  path: '/th/requests/{id}/pictures/{picture_id}/thumbnail/',
  auth: 'bearer',
  body: null,
  answer: Picture,
  summary: 'The same, small.',
})
