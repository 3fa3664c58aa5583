import { ContainerModule } from 'inversify'
import {
  httpInvitations,
  httpPartnerInvites,
  httpPartners,
  httpSharedCare,
  type HttpClient,
} from '@careplus/adapters/http'
import type { CareServices } from './services'
import { Tokens } from './tokens'

/** Loaded with the first screen about looking after a child together. */
export const careModule = new ContainerModule(({ bind }) => {
  bind(Tokens.care)
    .toResolvedValue(
      (client: HttpClient): CareServices => ({
        partners: httpPartners(client),
        invites: httpPartnerInvites(client),
        invitations: httpInvitations(client),
        care: httpSharedCare(client),
      }),
      [Tokens.client],
    )
    .inSingletonScope()
})
