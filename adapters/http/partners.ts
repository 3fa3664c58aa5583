import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Invitations, PartnerInvites, Partners, SharedCare } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import {
  acceptInvite,
  changePartner,
  confirmInvite,
  leaveChild,
  listActivity,
  lookAtInvite,
  makeInvite,
  readPartners,
  refuseInvite,
  removePartner,
  revokeInvite,
} from './contract/partners.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** The member's partners on the server. */
export const httpPartners = (client: Carrier): Partners => {
  const send = contractSend(client)
  return {
    read: pipe(contractCall(client)(readPartners, {}), TE.map(dataOf)),
    change: (id, children, key) => send(changePartner, { params: { id }, body: { children: [...children] }, key }),
    remove: (id, key) => send(removePartner, { params: { id }, key }),
  }
}

/** The member's own invites on the server. */
export const httpPartnerInvites = (client: Carrier): PartnerInvites => {
  const send = contractSend(client)
  return {
    make: (way, children) =>
      pipe(contractCall(client)(makeInvite, { body: { way, children: [...children] } }), TE.map(dataOf)),
    decide: (id, outcome, key) => send(outcome === 'confirmed' ? confirmInvite : refuseInvite, { params: { id }, key }),
    revoke: (id, key) => send(revokeInvite, { params: { id }, key }),
  }
}

/** Invites that others sent to the member. */
export const httpInvitations = (client: Carrier): Invitations => {
  const call = contractCall(client)
  return {
    look: (secret) => pipe(call(lookAtInvite, { body: secret }), TE.map(dataOf)),
    accept: (secret) => pipe(call(acceptInvite, { body: secret }), TE.map(dataOf)),
  }
}

/** Children that are looked after together. */
export const httpSharedCare = (client: Carrier): SharedCare => ({
  activity: (id) => pipe(contractCall(client)(listActivity, { params: { id } }), TE.map(dataOf)),
  leave: (id, key) => contractSend(client)(leaveChild, { params: { id }, key }),
})
