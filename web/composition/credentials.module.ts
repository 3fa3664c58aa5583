import { ContainerModule } from 'inversify'
import {
  httpCredentials,
  httpDevices,
  httpLetterLinks,
  httpOwnerProof,
  type HttpClient,
  type HttpTransport,
} from '@careplus/adapters/http'
import type { Random } from '@careplus/core/ports'
import { Tokens } from './tokens'

/** A chunk of its own, since few visits change what guards the account. */
export const credentialsModule = new ContainerModule(({ bind }) => {
  bind(Tokens.credentials)
    .toResolvedValue(
      (client: HttpClient, transport: HttpTransport, random: Random) => ({
        proving: httpOwnerProof(client, random),
        credentials: httpCredentials(client),
        devices: httpDevices(client),
        letterLinks: httpLetterLinks(transport),
      }),
      [Tokens.client, Tokens.transport, Tokens.random],
    )
    .inSingletonScope()
})
