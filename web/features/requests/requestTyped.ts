import { messageWords, openingMessage, RequestTopic } from '@careplus/core/requests'
import type { NewCareRequest } from '@careplus/core/ports'
import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { requestCopy } from '../../copy/requests.th'
import { orNull } from '../../calls/form/storedFormCodecs'
import { refusedFields } from '../../calls/form/refusedFields'
import type { Problems } from '../../shared/growth/typedMeasurement'

export const RequestTyped = t.type({ topic: orNull(RequestTopic), message: t.string })
export type RequestTyped = t.TypeOf<typeof RequestTyped>

export const nothingTyped: RequestTyped = { topic: null, message: '' }

export type RequestField = 'topic' | 'message' | 'pictures'

export const requestProblems = ({ topic, message }: RequestTyped): Problems<RequestField> => {
  const read = openingMessage(message)
  return {
    ...(topic === null ? { topic: { text: requestCopy.topicMissing } } : {}),
    ...(isLeft(read) ? { message: { text: messageWords(read.left) } } : {}),
  }
}

/** null: there is a problem. */
export const requestOf = ({ topic, message }: RequestTyped): NewCareRequest | null => {
  const read = openingMessage(message)
  return topic !== null && isRight(read) ? { topic, message: read.right } : null
}

export const refusedAt = refusedFields<RequestField>(['topic', 'message', 'pictures'])
