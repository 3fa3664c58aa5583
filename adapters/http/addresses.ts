import type { Addresses } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { addAddress, changeAddress, findPlaces, listAddresses, removeAddress } from './contract/rewards.js'

/** The member's delivery addresses on the server. */
export const httpAddresses = (client: Carrier): Addresses => {
  const data = contractData(client)
  return {
    list: () => data(listAddresses, {}),
    add: (address, key) => data(addAddress, { body: address, key }),
    change: (id, change, version, key) => data(changeAddress, { params: { id }, body: change, version, key }),
    remove: (id, version, key) => contractSend(client)(removeAddress, { params: { id }, version, key }),
    placesOf: (postcode) => data(findPlaces, { query: { postcode } }),
  }
}
