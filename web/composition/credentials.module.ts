import { httpCredentials, httpDevices, httpLetterLinks, httpOwnerProof } from '@careplus/adapters/http'
import { group } from './base'

export const credentials = group(['client', 'transport', 'random'], ({ client, transport, random }) => ({
  proving: httpOwnerProof(client, random),
  credentials: httpCredentials(client),
  devices: httpDevices(client),
  letterLinks: httpLetterLinks(transport),
}))
