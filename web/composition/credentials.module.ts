import { httpCredentials, httpDevices, httpLetterLinks, httpOwnerProof } from '@careplus/adapters/http'
import { group } from './base'

/** Proving oneself, what guards the account, where one is signed in, and links in letters: few visits need them. */
export const credentials = group(['client', 'transport', 'random'], ({ client, transport, random }) => ({
  proving: httpOwnerProof(client, random),
  credentials: httpCredentials(client),
  devices: httpDevices(client),
  letterLinks: httpLetterLinks(transport),
}))
