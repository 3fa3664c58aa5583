import { HttpTransport, type Carrier } from '@careplus/adapters/http'
import type { Member, TestServer } from './testServer.js'

export const appTransport = ({ url }: TestServer, fetch?: typeof globalThis.fetch): HttpTransport =>
  new HttpTransport({ backEnd: url, apiKey: 'careplus-web', ...(fetch && { fetch }) })

export const appCarrier = (server: TestServer, { access_token: token }: Pick<Member, 'access_token'>): Carrier => {
  const transport = appTransport(server)
  return { request: (outgoing) => transport.request({ ...outgoing, token }) }
}
