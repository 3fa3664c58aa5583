import { messageWords, openingMessage, RequestTopic } from '@careplus/core/request'
import type { NewCareRequest } from '@careplus/core/ports'
import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { requestCopy } from '../../copy/request.th'
import { orNull } from '../../calls/form/keptCodecs'
import { refusedFields } from '../../calls/form/refusedFields'
import type { Problems } from '../../shared/growth/measuring'

/** A request as it stands in the form, text as typed; its pictures are kept apart. */
export const RequestTyped = t.type({ topic: orNull(RequestTopic), message: t.string })
export type RequestTyped = t.TypeOf<typeof RequestTyped>

export const nothingTyped: RequestTyped = { topic: null, message: '' }

/** Fields by their names on the wire. */
export type RequestField = 'topic' | 'message' | 'pictures'

/** What is in the way of sending, by the rules that the server asks as well. */
export const requestProblems = ({ topic, message }: RequestTyped): Problems<RequestField> => {
  const read = openingMessage(message)
  return {
    ...(topic === null ? { topic: { text: requestCopy.topicMissing } } : {}),
    ...(isLeft(read) ? { message: { text: messageWords(read.left) } } : {}),
  }
}

/** What is sent; null: there is a problem. */
export const requestOf = ({ topic, message }: RequestTyped): NewCareRequest | null => {
  const read = openingMessage(message)
  return topic !== null && isRight(read) ? { topic, message: read.right } : null
}

/** The server's refusals at the fields they are about. */
export const refusedAt = refusedFields<RequestField>(['topic', 'message', 'pictures'])
