import {
  httpInvitations,
  httpPartnerInvites,
  httpPartners,
  httpSharedCare,
  type Carrier,
} from '@careplus/adapters/http'
import type { PartnerPorts } from '@careplus/core/internal/testing'
import { passesThePartnerSuite } from '../../adapters/http/partners.suite.js'
import { ownServer } from './ownServer.js'
import { withChild, type Member } from './testServer.js'
import { appTransport } from './appClient.js'

const server = ownServer()

const portsOf = ({ access_token: token }: Member): PartnerPorts => {
  const transport = appTransport(server)
  const carrier: Carrier = { request: (outgoing) => transport.request({ ...outgoing, token }) }
  return {
    partners: httpPartners(carrier),
    invites: httpPartnerInvites(carrier),
    invitations: httpInvitations(carrier),
    care: httpSharedCare(carrier),
  }
}

passesThePartnerSuite('the server', async () => {
  const owner = await server.join()
  const children = [(await withChild(server, owner)).id, (await withChild(server, owner)).id] as const
  return {
    owner: portsOf(owner),
    other: portsOf(await server.join()),
    third: portsOf(await server.join()),
    children,
  }
})
