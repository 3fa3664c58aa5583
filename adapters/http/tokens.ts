import type { ServiceIdentifier } from 'inversify'
import type { Bearer } from '@careplus/core/ports'
import type { HttpClient } from './client.js'
import { httpSymbol } from './symbols.js'
import type { HttpConfig, HttpTransport } from './transport.js'

const token = <T>(part: Parameters<typeof httpSymbol>[0]): ServiceIdentifier<T> => httpSymbol(part)

/** What a container binds for the HTTP adapters. */
export const HttpTokens = {
  config: token<HttpConfig>('config'),
  bearer: token<Bearer>('bearer'),
  transport: token<HttpTransport>('transport'),
  client: token<HttpClient>('client'),
} as const
