import type { KeyValueStore, Random } from '@careplus/core/ports'
import { appEndpoints, createSession, memoryLock, strategies, type Session } from '@careplus/core/session'
import { randomFrom, systemClock } from '../device/device.js'
import { BrowserStorage } from '../storage/browser.js'
import { keyValueSessionStore } from '../storage/sessionStore.js'
import { HttpClient } from './client.js'
import { httpSessionApi } from './sessionApi.js'
import { HttpTransport, type HttpConfig } from './transport.js'

/** The back end, and a native app's replacements for parts of a browser. */
export interface ConnectConfig extends HttpConfig {
  /** The store of one app alone. Default: cookies and local storage, with a lock among tabs. */
  readonly store?: KeyValueStore
  /** Default: the platform's `crypto`; throws where there is none. */
  readonly random?: Random
}

/** The session and the senders of calls. A port of the core is `httpChildren(client)`. */
export interface Connection {
  readonly session: Session
  readonly client: HttpClient
  readonly transport: HttpTransport
  readonly newKey: () => string
  /** Ends the session's checks and its following of other tabs; the member stays signed in. */
  readonly stop: () => void
}

/** Starts the session and makes the client of one front end. It throws without a source of random numbers.
 * @example
 * const fetch = async () => Response.json({ data: [] })
 * const { client, stop } = connect({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await httpChildren(client).list()
 * answer._tag // => 'Right'
 * stop() */
export const connect = ({ store, random = randomFrom(globalThis.crypto), ...config }: ConnectConfig): Connection => {
  const ways = strategies(appEndpoints)
  const transport = new HttpTransport(config)
  const api = httpSessionApi(transport, { endpoints: (way) => ways[way].endpoints, clientId: config.apiKey })
  const own = store === undefined ? new BrowserStorage() : { session: keyValueSessionStore(store), lock: memoryLock() }
  const session = createSession({ clock: systemClock, store: own.session, api, lock: own.lock })
  const client = new HttpClient(transport, session.bearer, random)
  return { session, client, transport, newKey: random.uuid, stop: session.start() }
}
