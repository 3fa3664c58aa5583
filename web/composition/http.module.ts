import { ContainerModule } from 'inversify'
import { HttpClient, HttpTokens, HttpTransport } from '@careplus/adapters/http'
import { httpConfig } from './config'
import { Tokens } from './tokens'

export const httpModule = new ContainerModule(({ bind }) => {
  bind(HttpTokens.config).toConstantValue(httpConfig)
  bind(Tokens.transport).to(HttpTransport).inSingletonScope()
  bind(Tokens.client).to(HttpClient).inSingletonScope()
})
