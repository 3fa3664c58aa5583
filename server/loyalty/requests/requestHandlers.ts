import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse } from '../../platform/refusal/refused.js'
import { createRequest, writeInRequest } from './createRequest.js'
import { loadRequestPicture } from './storedRequestPictures.js'
import { listRequests, loadRequest } from './careRequests.js'

type Named =
  | 'askRequest'
  | 'listRequests'
  | 'readRequest'
  | 'writeInRequest'
  | 'readRequestPicture'
  | 'readRequestThumbnail'

const orNotFound = E.fromNullable(refuse('not_found').left)

export const requestHandlers: Pick<Handlers, Named> = {
  askRequest: async ({ db, member, body: { json, files }, now }) =>
    data(await createRequest(db, { member, request: json, pictures: files }, now)),

  listRequests: async ({ db, member, query: { from = null } }) => E.right(await listRequests(db, member, from)),

  readRequest: async ({ db, member, params }) => data(orNotFound(await loadRequest(db, member, params.id))),

  writeInRequest: async ({ db, member, params, body, now }) =>
    data(await writeInRequest(db, { member, id: params.id, message: body.message }, now)),

  readRequestPicture: async ({ db, storage, member, params }) => {
    const pictureQuery = { member, request: params.id, picture: params.picture_id }
    return orNotFound(await loadRequestPicture(db, storage, pictureQuery, 'whole_key'))
  },

  readRequestThumbnail: async ({ db, storage, member, params }) => {
    const pictureQuery = { member, request: params.id, picture: params.picture_id }
    return orNotFound(await loadRequestPicture(db, storage, pictureQuery, 'thumbnail_key'))
  },
}
