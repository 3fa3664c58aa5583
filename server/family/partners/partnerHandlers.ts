import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { mayWithChild } from './childAccess.js'
import { listActivity } from './childActivity.js'
import { openInvitation } from './invitations.js'
import { decideInvite, listInvites, makeInvite, revokeInvite } from './invites.js'
import { changePartner, leaveChild, listPartners, removePartner } from './partners.js'

type Names =
  | 'readPartners'
  | 'changePartner'
  | 'removePartner'
  | 'makeInvite'
  | 'confirmInvite'
  | 'refuseInvite'
  | 'revokeInvite'
  | 'lookAtInvite'
  | 'acceptInvite'
  | 'listActivity'
  | 'leaveChild'

/** The store has ids in lower case. */
const lower = <S extends { readonly child_id: string }>(shares: ReadonlyArray<S>): ReadonlyArray<S> =>
  shares.map((share) => ({ ...share, child_id: share.child_id.toLowerCase() }))

export const partnerHandlers: Pick<Handlers, Names> = {
  readPartners: async ({ db, member, now }) =>
    E.right({ data: { partners: await listPartners(db, member), invites: await listInvites(db, member, now) } }),
  changePartner: async ({ db, member, params, body, now }) =>
    data(await changePartner(db, member, params.id, lower(body.children), now)),
  removePartner: async ({ db, member, params, now }) => {
    const removed = await removePartner(db, member, params.id, now)
    if (E.isRight(removed)) await audit(db, { actor: member, action: 'partner.removed', subject: params.id }, now)
    return data(removed)
  },
  makeInvite: async ({ db, member, body, now }) =>
    data(await makeInvite(db, member, body.way, lower(body.children), now)),
  confirmInvite: async ({ db, member, params, now }) => {
    const partner = await decideInvite(db, member, params.id, 'confirmed', now)
    if (E.isLeft(partner)) return partner
    if (partner.right !== null)
      await audit(db, { actor: member, action: 'partner.joined', subject: partner.right }, now)
    return E.right({ data: null })
  },
  refuseInvite: async ({ db, member, params, now }) =>
    data(E.map(() => null)(await decideInvite(db, member, params.id, 'refused', now))),
  revokeInvite: async ({ db, member, params, now }) => data(await revokeInvite(db, member, params.id, now)),
  lookAtInvite: async ({ db, member, network, body, now }) =>
    data(await openInvitation(db, body, { member, network, accepts: false }, now)),
  acceptInvite: async ({ db, member, network, body, now }) =>
    data(await openInvitation(db, body, { member, network, accepts: true }, now)),
  listActivity: async ({ db, member, params, query: { from } }) => {
    const allowed = await mayWithChild(db, member, params.id, 'follow')
    return E.isLeft(allowed) ? allowed : E.right(await listActivity(db, member, params.id, from))
  },
  leaveChild: async ({ db, member, params, now }) => {
    const ended = await leaveChild(db, member, params.id, now)
    if (E.isRight(ended)) await audit(db, { actor: member, action: 'partner.left', subject: params.id }, now)
    return data(ended)
  },
}
