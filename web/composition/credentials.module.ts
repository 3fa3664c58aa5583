import { ContainerModule } from 'inversify'
import {
  httpCredentials,
  httpDevices,
  httpLetterLinks,
  httpProving,
  type HttpClient,
  type HttpTransport,
} from '@careplus/adapters/http'
import type { Random } from '@careplus/core/ports'
import { Tokens } from './tokens'

/** What guards the account: a chunk of its own, since few visits need it. */
export const credentialsModule = new ContainerModule(({ bind }) => {
  bind(Tokens.credentials)
    .toResolvedValue(
      (client: HttpClient, transport: HttpTransport, random: Random) => ({
        proving: httpProving(client, random),
        credentials: httpCredentials(client),
        devices: httpDevices(client),
        letterLinks: httpLetterLinks(transport),
      }),
      [Tokens.client, Tokens.transport, Tokens.random],
    )
    .inSingletonScope()
})
