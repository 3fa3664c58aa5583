import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Requests } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import {
  askRequest,
  listRequests,
  readRequest,
  readRequestPicture,
  readRequestThumbnail,
  writeInRequest,
} from './contract/requests.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** The member's requests to the care team. */
export const httpRequests = (client: Carrier): Requests => {
  const call = contractCall(client)
  return {
    send: (json, files, key, onSent = () => undefined) => {
      const giveUp = new AbortController()
      const { signal } = giveUp
      return {
        answer: pipe(call(askRequest, { body: { json, files }, key, signal, onSent }), TE.map(dataOf)),
        stop: () => giveUp.abort(),
      }
    },
    list: pipe(call(listRequests, {}), TE.map(dataOf)),
    read: (id) => pipe(call(readRequest, { params: { id } }), TE.map(dataOf)),
    write: (id, message, key) => pipe(call(writeInRequest, { params: { id }, body: { message }, key }), TE.map(dataOf)),
    picture: (id, pictureId, size) =>
      call(size === 'whole' ? readRequestPicture : readRequestThumbnail, { params: { id, picture_id: pictureId } }),
  }
}
