import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BytesBody,
  FileAnswerCodec,
  fillPath,
  IdempotencyKeyText,
  MultipartBody,
  paramOf,
  refusals,
  versionsIn,
  type Contract,
} from '@careplus/adapters/internal/contract'
import { contract, type Endpoint, type Multipart } from '@careplus/adapters/contract'
import { sha256 } from '../crypto/tokens.js'
import { countUp } from '../limits/counts.js'
import { countHits } from '../limits/limits.js'
import { unknownBodiesFromNetwork, uploadsOfMember } from '../limits/limitRules.js'
import type { ReceivedFile } from '../storage/incomingFolder.js'
import { inTransaction, type Db } from '../store/store.js'
import { acceptBytes } from './bodies.js'
import type { Call, Handler, Handlers, RefreshSlot, ServedFile, Services } from './call.js'
import { slowBody } from './deadline.js'
import { isCall } from './headers.js'
import { carriesFiles, isAnswered, once, type StoredResponse } from './idempotency.js'
import type { KnownBrowser, KnownBrowsers } from './knownBrowser.js'
import { networkOf } from '../limits/network.js'
import type { Caller } from './origins.js'
import type { Preparation, Prepared, PreparingCaller, Preparing } from './preparation.js'
import type { RefreshCookie } from './refreshCookie.js'
import { refuse, refuseFields, refuseUntil, type Refused } from '../refusal/refused.js'
import { signedInBy, type SignedIn } from './signedIn.js'
import { sendCached, sendFile, sendJson, sendPublic, sendRefusal, sendRevalidated } from './replies.js'
import {
  admitUpload,
  discardReceived,
  acceptMultipart,
  uploadPlaces,
  type UploadGate,
  type UploadSettings,
} from './uploads.js'

export interface RouteSettings {
  readonly db: Db
  readonly services: Services
  readonly handlers: Handlers
  readonly preparing: Preparing
  readonly uploads: UploadSettings
  readonly apiKeys: ReadonlySet<string>
  readonly cookie: RefreshCookie
  readonly knownBrowsers: KnownBrowsers
  readonly now: () => number
}

interface Done {
  readonly response: StoredResponse
  readonly file: ServedFile | null
}

type Answered = E.Either<Refused, Done>
type Params = Readonly<Record<string, string>>

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

const hasKey = ({ apiKeys }: RouteSettings, request: FastifyRequest): boolean =>
  apiKeys.has(single(request.headers['x-api-key']) ?? '')

/** Only our own pages may send the cookie; other front ends send the token in the body. */
const mayUseSlot = ({ services }: RouteSettings, request: FastifyRequest): boolean =>
  maySendCookie[services.origins.of(request.headers.origin)]

const maySendCookie: Readonly<Record<Caller, boolean>> = { own: true, allowed: true, foreign: false, unknown: false }

/** Ids are lower-case UUIDs, or numbers in the catalogue; other ids do not exist. */
export const decodeParams = (request: FastifyRequest): E.Either<Refused, Params> => {
  const received = request.params as Params
  const params: Record<string, string> = {}
  for (const name in received) {
    const value = received[name]
    if (value === undefined || !paramOf(name).is(value)) return refuse('not_found')
    params[name] = value.toLowerCase()
  }
  return E.right(params)
}

const mediaOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const media = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

export const decodeBody = ({ body, encoding }: Endpoint, request: FastifyRequest): E.Either<Refused, unknown> => {
  if (body === null) return E.right(undefined)
  // For files the bytes decide, not the content type.
  if (encoding !== 'bytes' && request.body !== undefined && mediaOf(request) !== media[encoding])
    return refuse('unsupported_media')
  const decoded = body.decode(request.body === undefined ? {} : request.body)
  return E.isRight(decoded) ? decoded : refuseFields(refusals(decoded.left))
}

export const decodeQuery = ({ query }: Endpoint, request: FastifyRequest): E.Either<Refused, unknown> => {
  if (query === null) return E.right(undefined)
  const decoded = query.decode(request.query)
  return E.isRight(decoded) ? decoded : refuseFields(refusals(decoded.left))
}

/** Null: the endpoint does not require sign-in, and the caller is not signed in. */
const callerOf = async (
  db: Db,
  { auth }: Endpoint,
  authorization: string | undefined,
  now: Date,
): Promise<E.Either<Refused, SignedIn | null>> =>
  auth === 'bearer' || (auth === 'optional' && authorization !== undefined)
    ? signedInBy(db, authorization, now)
    : E.right(null)

/** The cookie changes only if the call succeeds. */
class PendingRefreshSlot implements RefreshSlot {
  /** Null: clear it; undefined: leave it. */
  change: string | null | undefined = undefined
  signedInAs: ReadonlyArray<string> = []

  constructor(readonly token: string | null) {}

  write(token: string, signedInAs: ReadonlyArray<string> = []): void {
    this.change = token
    this.signedInAs = signedInAs
  }

  clear(): void {
    this.change = null
  }
}

/** Files count by their hash, so that a multipart boundary does not matter. */
const asScope = ({ encoding }: Endpoint, body: unknown): unknown => {
  if (encoding === 'bytes') return sha256(body as Uint8Array)
  if (encoding !== 'multipart') return body
  const { json, files } = body as Multipart<unknown, ReceivedFile>
  return { json, files: files.map(({ digest }) => digest) }
}

const memberless = (): never => {
  throw new Error('This endpoint has no bearer, and so no member')
}

const withoutMember = { member: { get: memberless }, session: { get: memberless } }

interface DecodedCall {
  readonly params: Params
  readonly query: unknown
  readonly body: unknown
  readonly versions: ReadonlyArray<number>
  /** Null: the endpoint takes none. */
  readonly key: string | null
}

const decodeCall = (endpoint: Endpoint, request: FastifyRequest): E.Either<Refused, DecodedCall> => {
  const params = decodeParams(request)
  if (E.isLeft(params)) return params
  const key = single(request.headers['idempotency-key'])
  if (endpoint.idempotent && !IdempotencyKeyText.is(key)) return refuse('idempotency_required')
  const query = decodeQuery(endpoint, request)
  if (E.isLeft(query)) return query
  const body = decodeBody(endpoint, request)
  if (E.isLeft(body)) return body
  const versions = endpoint.versioned ? versionsIn(single(request.headers['if-match'])) : []
  if (endpoint.versioned && versions.length === 0) return refuse('version_required')
  return E.right({
    params: params.right,
    query: query.right,
    body: body.right,
    versions,
    key: endpoint.idempotent && key !== undefined ? key : null,
  })
}

/** Signing out does not clear the cookie of the known browser. */
const setCookies = (
  reply: FastifyReply,
  { change, signedInAs }: PendingRefreshSlot,
  cookie: RefreshCookie,
  browser: KnownBrowser,
): void => {
  if (change === undefined) return
  const known = change === null ? null : browser.signedInAs(signedInAs)
  const { token, mark } = change === null ? cookie.clear : cookie.write(change)
  reply.header('set-cookie', [token, ...(known === null ? [] : [known]), mark])
}

const callerOfPreparation = (
  db: Db,
  { method, path }: Endpoint,
  signedIn: SignedIn | null,
  { params, key }: DecodedCall,
): PreparingCaller => {
  const member = signedIn?.member ?? ''
  return {
    member,
    isRepeat: async () => key !== null && (await isAnswered(db, { member, key, method, path: fillPath(path, params) })),
  }
}

const perform = async (
  settings: RouteSettings,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answered> => {
  const { db, services, cookie } = settings
  const now = new Date(settings.now())
  const { authorization, origin } = request.headers
  if (endpoint.auth === 'cookie' && !mayUseSlot(settings, request)) return refuse('origin_refused')
  const decoded = decodeCall(endpoint, request)
  const prepare = settings.preparing[endpoint.name as keyof Contract] as Preparation | undefined
  // Only authorized callers learn about invalid input; a call with a key is authorized in its own transaction.
  const identifiesFirst = E.isLeft(decoded) || prepare !== undefined || decoded.right.key === null
  const known: E.Either<Refused, SignedIn | null> = identifiesFirst
    ? await callerOf(db, endpoint, authorization, now)
    : E.right(null)
  if (E.isLeft(known)) return known
  if (E.isLeft(decoded)) return decoded
  const { params, query, body: sent, versions, key } = decoded.right
  const prepared: E.Either<Refused, Prepared<unknown>> = prepare === undefined
    ? E.right({ body: sent })
    : await prepare(sent, now, callerOfPreparation(db, endpoint, known.right, decoded.right))
  if (E.isLeft(prepared)) return prepared
  const { body, undo } = prepared.right

  const caller = services.origins.of(origin)
  const slot = new PendingRefreshSlot(
    endpoint.auth === 'cookie' && caller === 'own' ? cookie.read(request.headers.cookie) : null,
  )
  const browser = settings.knownBrowsers(request.headers.cookie)
  let file: ServedFile | null = null
  let used = false
  const work = async (on: Db, signedIn: SignedIn | null): Promise<E.Either<Refused, StoredResponse>> => {
    const call: Call<Endpoint> = {
      params,
      body: body as never,
      query: query as never,
      versions,
      db: on,
      now,
      member: signedIn === null ? '' : signedIn.member,
      visitor: signedIn === null ? null : signedIn.member,
      session: signedIn === null ? '' : signedIn.session,
      device: request.headers['user-agent'] ?? '',
      authorization,
      network: networkOf(request.ip),
      caller,
      refresh: slot,
      ownerBy: browser.subjectFor,
      // Last, because an object that starts with a spread is a hundred times slower to fill.
      ...services,
    }
    const answer = await handler(endpoint.auth !== 'bearer' ? Object.defineProperties(call, withoutMember) : call)
    if (E.isLeft(answer)) return answer
    used = true
    if (endpoint.success.codec instanceof FileAnswerCodec) file = answer.right as ServedFile
    return E.right({
      status: endpoint.success.status,
      answer: file === null ? JSON.stringify(answer.right) : '',
    })
  }
  const answered =
    key === null
      ? await work(db, known.right)
      : await once(
          db,
          {
            authorization,
            method: endpoint.method,
            path: fillPath(endpoint.path, params),
            key,
            body: asScope(endpoint, sent),
          },
          now,
          work,
        )
  // A repeat gets the first response, whose files stay.
  if (undo !== undefined && (E.isLeft(answered) || !used)) await undo()
  if (E.isRight(answered)) setCookies(reply, slot, cookie, browser)
  return E.map((response: StoredResponse) => ({ response, file }))(answered)
}

const countUpload = async (
  { db, now }: RouteSettings,
  { headers }: FastifyRequest,
): Promise<E.Either<Refused, unknown>> => {
  const at = new Date(now())
  const known = await signedInBy(db, headers.authorization, at)
  if (E.isLeft(known)) return known
  return inTransaction(db, (tx) => countHits(tx, [uploadsOfMember(known.right.member)], at))
}

const countNetwork = async (
  { db, now }: RouteSettings,
  { ip }: FastifyRequest,
): Promise<E.Either<Refused, unknown>> => {
  const at = new Date(now())
  const waits: number[] = []
  for (const limit of unknownBodiesFromNetwork(networkOf(ip))) waits.push(await countUp(db, limit, at))
  const wait = Math.max(...waits)
  return wait > 0 ? refuseUntil('rate_limited', wait) : E.right(null)
}

type BodyGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<E.Either<Refused, unknown>>

/** Decides whether the body may be received; null: always. */
const bodyGuard = (settings: RouteSettings, { auth, encoding, body }: Endpoint, gate: UploadGate): BodyGuard | null => {
  if (body !== null && auth !== 'bearer') return (request) => countNetwork(settings, request)
  if (encoding === 'bytes') return (request) => countUpload(settings, request)
  return body instanceof MultipartBody ? (request, reply) => admitUpload(gate, body, request, reply) : null
}

const refusingBy =
  (guard: BodyGuard) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const may = await guard(request, reply)
    return E.isLeft(may) ? sendRefusal(reply, may.left) : undefined
  }

const addRoute = (
  app: FastifyInstance,
  settings: RouteSettings,
  gate: UploadGate,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
) => {
  const guard = bodyGuard(settings, endpoint, gate)
  return app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.body instanceof BytesBody ? { bodyLimit: endpoint.body.largest } : {}),
    config: {
      ...(/^\/(th|api)\//.test(endpoint.path) ? isCall : {}),
      ...(endpoint.body instanceof MultipartBody ? slowBody : {}),
    },
    onRequest: [
      (request, reply, next) => {
        if (endpoint.apiKey && !hasKey(settings, request)) sendRefusal(reply, refuse('invalid_api_key').left)
        else next()
      },
      ...(guard === null ? [] : [refusingBy(guard)]),
    ],
    handler: async (request, reply) => {
      const answered = await perform(settings, endpoint, handler, request, reply).finally(() =>
        discardReceived(settings.uploads, request),
      )
      if (E.isLeft(answered)) return sendRefusal(reply, answered.left)
      const { response, file } = answered.right
      if (file !== null) return sendFile(reply, file)
      // Every page requests the trackers, which are settings of the process.
      if (endpoint.cached) return sendCached(reply, response.answer, endpoint.name === 'readTrackers' ? 60 : 0)
      const isPublic = endpoint.auth === 'optional' && request.headers.authorization === undefined
      // A query contains a member's input, such as a postcode, so no browser may store the response.
      if (endpoint.auth === 'optional' && endpoint.method === 'GET' && endpoint.query === null)
        return sendRevalidated(reply, response.answer, isPublic)
      reply.code(response.status).header('cache-control', 'no-store')
      return isPublic ? sendPublic(reply, response.answer) : sendJson(reply, response.answer)
    },
  })
}

export const addRoutes = (app: FastifyInstance, settings: RouteSettings): void => {
  const gate: UploadGate = { db: settings.db, now: settings.now, places: uploadPlaces() }
  for (const [name, endpoint] of Object.entries(contract) as ReadonlyArray<[keyof Handlers, Endpoint]>) {
    const add = (on: FastifyInstance) =>
      addRoute(on, settings, gate, endpoint, settings.handlers[name] as unknown as Handler<Endpoint>)
    const { body, encoding } = endpoint
    if (!carriesFiles[encoding]) add(app)
    else
      void app.register(async (scope) => {
        if (body instanceof MultipartBody) acceptMultipart(scope, settings.uploads, body)
        else acceptBytes(scope)
        add(scope)
      })
  }
}
