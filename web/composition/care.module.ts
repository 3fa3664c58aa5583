import { httpInvitations, httpPartnerInvites, httpPartners, httpSharedCare } from '@careplus/adapters/http'
import { group } from './base'

export const care = group(['client'], ({ client }) => ({
  partners: httpPartners(client),
  invites: httpPartnerInvites(client),
  invitations: httpInvitations(client),
  care: httpSharedCare(client),
}))
