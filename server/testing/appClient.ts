import { HttpTransport, type Carrier } from '@careplus/adapters/http'
import type { Member, TestServer } from './testServer.js'

/** The app's client over a real connection. */
export const appTransport = ({ url }: TestServer, fetch?: typeof globalThis.fetch): HttpTransport =>
  new HttpTransport({ backEnd: url, apiKey: 'careplus-web', ...(fetch && { fetch }) })

/** Signed in as a member. */
export const appCarrier = (server: TestServer, { access_token: token }: Pick<Member, 'access_token'>): Carrier => {
  const transport = appTransport(server)
  return { request: (outgoing) => transport.request({ ...outgoing, token }) }
}
