import { httpRequests } from '@careplus/adapters/http'
import { deviceRequestPictures } from './deviceBillStore'
import { group } from './base'

export const requests = group(['client'], ({ client }) => ({
  requests: httpRequests(client),
  pictureDrafts: deviceRequestPictures.drafts,
}))
