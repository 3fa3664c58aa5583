import { contract } from '@careplus/adapters/contract'
import type { PartnerRole } from '@careplus/core/ports'
import type { Member, TestServer } from './testServer.js'

export const inviteByLink = async (
  server: TestServer,
  { access_token: token }: Member,
  children: ReadonlyArray<{ readonly child_id: string; readonly role: PartnerRole }>,
): Promise<{ readonly id: string; readonly secret: string }> => {
  const made = (await server.call(contract.makeInvite, { token, body: { way: 'link', children } })).answer().data
  return { id: made.invite.id, secret: made.secret }
}

export const shareChild = async (
  server: TestServer,
  owner: Member,
  partner: Member,
  child_id: string,
  role: PartnerRole,
): Promise<void> => {
  const { id, secret } = await inviteByLink(server, owner, [{ child_id, role }])
  ;(await server.call(contract.acceptInvite, { token: partner.access_token, body: { token: secret } })).answer()
  ;(await server.call(contract.confirmInvite, { token: owner.access_token, params: { id } })).answer()
}
