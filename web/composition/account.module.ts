import { ContainerModule } from 'inversify'
import { httpAccountMigration, httpOwnAccount, type HttpClient, type HttpTransport } from '@careplus/adapters/http'
import type { Random } from '@careplus/core/ports'
import type { AccountServices } from './services'
import { Tokens } from './tokens'

/** Loaded with the first of the member's own pages, or when an earlier account is moved. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(Tokens.account)
    .toResolvedValue(
      (client: HttpClient, transport: HttpTransport, random: Random): AccountServices => ({
        own: httpOwnAccount(client),
        migrating: httpAccountMigration(transport, random),
      }),
      [Tokens.client, Tokens.transport, Tokens.random],
    )
    .inSingletonScope()
})
