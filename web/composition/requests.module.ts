import { httpRequests } from '@careplus/adapters/http'
import { deviceRequestPictures } from './deviceBillStore'
import { group } from './base'

export const requests = group(['client'], ({ client }) => ({
  requests: httpRequests(client),
  /** Pictures of a request that is being written, stored on this device. */
  pictureDrafts: deviceRequestPictures.drafts,
}))
