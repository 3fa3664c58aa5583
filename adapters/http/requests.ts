import type { Requests } from '@careplus/core/ports'
import { contractCall, contractData, contractPart, type Carrier } from './call.js'
import {
  askRequest,
  listRequests,
  readRequest,
  readRequestPicture,
  readRequestThumbnail,
  writeInRequest,
} from './contract/requests.js'
import { stoppable } from './stoppable.js'

/** The member's questions to the care team, on the server. */
export const httpRequests = (client: Carrier): Requests => {
  const call = contractCall(client)
  const data = contractData(client)
  return {
    send: (json, files, key, onSent = () => undefined) =>
      stoppable((signal) => data(askRequest, { body: { json, files }, key, signal, onSent })),
    list: contractPart(client)(listRequests),
    read: (id) => data(readRequest, { params: { id } }),
    write: (id, message, key) => data(writeInRequest, { params: { id }, body: { message }, key }),
    picture: (id, pictureId, size) =>
      call(size === 'whole' ? readRequestPicture : readRequestThumbnail, { params: { id, picture_id: pictureId } }),
  }
}
