import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse } from '../../platform/refusal/refused.js'
import { askRequest, writeInRequest } from './askRequest.js'
import { readRequestPicture } from './storedRequestPictures.js'
import { listRequests, readRequest } from './careRequests.js'

type Named =
  | 'askRequest'
  | 'listRequests'
  | 'readRequest'
  | 'writeInRequest'
  | 'readRequestPicture'
  | 'readRequestThumbnail'

const found = E.fromNullable(refuse('not_found').left)

export const requestHandlers: Pick<Handlers, Named> = {
  askRequest: async ({ db, member, body: { json, files }, now }) =>
    data(await askRequest(db, { member, request: json, pictures: files }, now)),

  listRequests: async ({ db, member, query: { from = null } }) => E.right(await listRequests(db, member, from)),

  readRequest: async ({ db, member, params }) => data(found(await readRequest(db, member, params.id))),

  writeInRequest: async ({ db, member, params, body, now }) =>
    data(await writeInRequest(db, { member, id: params.id, message: body.message }, now)),

  readRequestPicture: async ({ db, storage, member, params }) => {
    const asked = { member, request: params.id, picture: params.picture_id }
    return found(await readRequestPicture(db, storage, asked, 'whole_key'))
  },

  readRequestThumbnail: async ({ db, storage, member, params }) => {
    const asked = { member, request: params.id, picture: params.picture_id }
    return found(await readRequestPicture(db, storage, asked, 'thumbnail_key'))
  },
}
