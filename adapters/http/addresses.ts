import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Addresses } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import { addAddress, changeAddress, findPlaces, listAddresses, removeAddress } from './contract/rewards.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** Where the member has things sent, on the server. */
export const httpAddresses = (client: Carrier): Addresses => {
  const call = contractCall(client)
  return {
    list: pipe(call(listAddresses, {}), TE.map(dataOf)),
    add: (address, key) => pipe(call(addAddress, { body: address, key }), TE.map(dataOf)),
    change: (id, address, key) => pipe(call(changeAddress, { params: { id }, body: address, key }), TE.map(dataOf)),
    remove: (id, key) => contractSend(client)(removeAddress, { params: { id }, key }),
    placesOf: (postcode) => pipe(call(findPlaces, { query: { postcode } }), TE.map(dataOf)),
  }
}
