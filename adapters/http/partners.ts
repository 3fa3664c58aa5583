import type { Invitations, PartnerInvites, Partners, SharedCare } from '@careplus/core/ports'
import { contractData, contractPart, contractSend, type Carrier } from './call.js'
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

/** The member's partners on the server. */
export const httpPartners = (client: Carrier): Partners => {
  const send = contractSend(client)
  return {
    read: () => contractData(client)(readPartners, {}),
    change: (id, children, key) => send(changePartner, { params: { id }, body: { children: [...children] }, key }),
    remove: (id, key) => send(removePartner, { params: { id }, key }),
  }
}

/** The member's own invites on the server. */
export const httpPartnerInvites = (client: Carrier): PartnerInvites => {
  const send = contractSend(client)
  return {
    make: (way, children) => contractData(client)(makeInvite, { body: { way, children: [...children] } }),
    decide: (id, outcome, key) => send(outcome === 'confirmed' ? confirmInvite : refuseInvite, { params: { id }, key }),
    revoke: (id, key) => send(revokeInvite, { params: { id }, key }),
  }
}

/** Invites to the member, on the server. */
export const httpInvitations = (client: Carrier): Invitations => {
  const data = contractData(client)
  return {
    look: (secret) => data(lookAtInvite, { body: secret }),
    accept: (secret) => data(acceptInvite, { body: secret }),
  }
}

/** Shared children on the server. */
export const httpSharedCare = (client: Carrier): SharedCare => ({
  activity: (id) => contractPart(client)(listActivity, { id }),
  leave: (id, key) => contractSend(client)(leaveChild, { params: { id }, key }),
})
