import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { openingMessage } from '../../domain/requests/message.js'
import { RequestTopic } from '../../domain/requests/request.js'
import type { NewCareRequest } from '../../ports/requests.js'

const opens = (text: string): boolean => {
  const read = openingMessage(text)
  return isRight(read) && read.right === text
}

/** A member's question, with its message as `openingMessage` gives it. Unknown fields are dropped. */
export const NewCareRequestCodec: t.Type<NewCareRequest, unknown> = /*#__PURE__*/ (() =>
  t.exact(
    t.type({ topic: RequestTopic, message: t.refinement(t.string, opens, 'OpeningMessage') }, 'NewCareRequest'),
  ))()
