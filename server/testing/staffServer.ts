import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { StaffRole } from '@careplus/core/internal/staff'
import { fillPath, queryText, staffClient, staffContract } from '@careplus/adapters/internal/contract'
import type { AnswerOf, Endpoint } from '@careplus/adapters/contract'
import { opaqueToken, sha256 } from '../platform/crypto/tokens.js'
import { loadLocalSecret } from '../staff/console/localSecret.js'
import { makeToken } from '../staff/sessions/staffTokens.js'
import { inTransaction } from '../platform/store/store.js'
import { replyOf, startTestServer, type Reply, type TestServer } from './testServer.js'

export interface StaffOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Null: none. */
  readonly token?: string | null
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The console's own path; by default `consolePath` if there is no token. */
  readonly at?: string
}

export interface StaffServer extends TestServer {
  /** `http://127.0.0.1:1234`. */
  readonly staffUrl: string
  readonly token: string
  readonly staffCall: <E extends Endpoint>(endpoint: E, options?: StaffOptions) => Promise<Reply<AnswerOf<E>>>
  /** Without roles: all. */
  readonly newToken: (name: string, roles?: ReadonlyArray<StaffRole>) => Promise<string>
  readonly openLocally: () => Promise<string>
  readonly fromConsole: (cookie: string) => Pick<StaffOptions, 'token' | 'headers'>
  readonly signIn: (token?: string) => Promise<string>
  readonly consolePath: string
  readonly auditEntries: (actor?: string) => Promise<ReadonlyArray<readonly [action: string, subject: string]>>
}

export const staffName = 'ปาริชาต'

export const startStaffServer = async (setup: Parameters<typeof startTestServer>[0] = {}): Promise<StaffServer> => {
  const staff = { port: 0, orFree: false, publicUrl: null, directory: null }
  const server = await startTestServer({ ...setup, config: { staff, ...setup.config } })
  const staffUrl = (server.running.staffAddress ?? '').replace(/\/staff$/, '')

  const newToken: StaffServer['newToken'] = async (name, roles) => {
    const token = opaqueToken()
    const now = server.now()
    const made = await inTransaction(server.store.db, (tx) =>
      makeToken(tx, { name, hash: sha256(token), roles: roles ?? null }, 'staff:test@local', now),
    )
    if (E.isLeft(made)) throw new Error(`no token for ${name}`)
    return token
  }
  const own = await newToken(staffName)
  const consolePath = `/staff/~${randomUUID()}`

  const staffCall: StaffServer['staffCall'] = async (endpoint, options = {}) => {
    const { params = {}, query = {}, body, token = own, key, headers, at = token === null ? consolePath : '' } = options
    const bytes = endpoint.encoding === 'bytes'
    const response = await fetch(staffUrl + at + fillPath(endpoint.path, params) + queryText(query), {
      method: endpoint.method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.idempotent ? { 'idempotency-key': key ?? randomUUID() } : {}),
        ...(body === undefined ? {} : { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: bytes ? Buffer.from(body as Uint8Array) : JSON.stringify(body) }),
    })
    return replyOf(endpoint, response.status, response.headers, new Uint8Array(await response.arrayBuffer()))
  }

  const openLocally: StaffServer['openLocally'] = async () => {
    const secret = loadLocalSecret(server.config.dataFolder)?.secret
    const opened = await staffCall(staffContract.openLocally, { token: null, body: { secret } })
    return opened.answer().data.token
  }

  const console_ = { origin: staffUrl, 'x-api-key': staffClient }
  const fromConsole: StaffServer['fromConsole'] = (cookie) => ({ token: null, headers: { ...console_, cookie } })
  const signIn: StaffServer['signIn'] = async (token = own) => {
    const reply = await staffCall(staffContract.signIn, { token: null, body: { token }, headers: console_ })
    reply.answer()
    return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  const auditEntries: StaffServer['auditEntries'] = async (actor = `staff:${staffName}`) => {
    const rows = await server.store.db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('actor', '=', actor)
      .orderBy('seq')
      .execute()
    return rows.map(({ action, subject }) => [action, subject])
  }
  return {
    ...server,
    staffUrl,
    token: own,
    staffCall,
    newToken,
    openLocally,
    fromConsole,
    signIn,
    auditEntries: auditEntries,
    consolePath,
  }
}
