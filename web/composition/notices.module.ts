import { ContainerModule } from 'inversify'
import { httpNotices, type HttpClient } from '@careplus/adapters/http'
import { Tokens } from './tokens'

/** Loaded when a member's page is idle, or with the first screen of notices. */
export const noticesModule = new ContainerModule(({ bind }) => {
  bind(Tokens.notices)
    .toResolvedValue((client: HttpClient) => httpNotices(client), [Tokens.client])
    .inSingletonScope()
})
