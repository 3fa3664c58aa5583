import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuseField } from '../../platform/refusal/refused.js'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.js'
import { placesOf } from './places.js'

type Names = 'listAddresses' | 'addAddress' | 'changeAddress' | 'removeAddress' | 'findPlaces'

export const addressHandlers: Pick<Handlers, Names> = {
  listAddresses: async ({ db, member }) => E.right({ data: await listAddresses(db, member) }),
  addAddress: async ({ db, member, body, now }) => data(await addAddress(db, member, body, now)),
  changeAddress: async ({ db, member, params, versions, body: change }) =>
    data(await changeAddress(db, member, { id: params.id, versions, change })),
  removeAddress: async ({ db, member, params, versions }) =>
    data(await removeAddress(db, member, { id: params.id, versions })),
  findPlaces: async ({ query: { postcode } }) =>
    postcode === undefined ? refuseField('postcode', 'required') : E.right({ data: [...placesOf(postcode)] }),
}
