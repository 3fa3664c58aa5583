import 'reflect-metadata/lite'
import { ContainerModule, decorate, inject, injectable } from 'inversify'
import { HttpClient, HttpTransport } from '@careplus/adapters/http'
import { httpConfig } from './config'
import { Tokens } from './tokens'

// The adapters know no container: what their constructors take is said here.
decorate(injectable(), HttpTransport)
decorate(inject(Tokens.httpConfig), HttpTransport, 0)
decorate(injectable(), HttpClient)
decorate(inject(Tokens.transport), HttpClient, 0)
decorate(inject(Tokens.bearer), HttpClient, 1)

export const httpModule = new ContainerModule(({ bind }) => {
  bind(Tokens.httpConfig).toConstantValue(httpConfig)
  bind(Tokens.transport).to(HttpTransport).inSingletonScope()
  bind(Tokens.client).to(HttpClient).inSingletonScope()
})
