import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BytesBody,
  contract,
  FileAnswerCodec,
  fillPath,
  IdempotencyKeyText,
  refusals,
  Uuid,
  type Endpoint,
} from '@careplus/adapters/contract'
import { sha256 } from '../crypto/tokens.js'
import { signedInBy } from '../session/sessions.js'
import type { Db } from '../store/store.js'
import { takeBytes } from './bodies.js'
import type { Call, Handler, Handlers, RefreshSlot, ServedFile, Services } from './call.js'
import { once, type Kept } from './idempotency.js'
import { networkOf } from './network.js'
import type { RefreshCookie } from './refreshCookie.js'
import { refuse, refuseFields, type Refused } from './refused.js'
import { sendFile, sendRefusal } from './sending.js'

export interface RouteSettings {
  readonly db: Db
  readonly services: Services
  readonly handlers: Handlers
  /** What is made of a file before the call's transaction opens, by the endpoint's name. */
  readonly preparing: Preparing
  readonly apiKeys: ReadonlySet<string>
  readonly cookie: RefreshCookie
  readonly now: () => number
}

/** Turns a file that came into what the handler is given in its place. */
export type Preparing = Readonly<Record<string, (bytes: Uint8Array) => Promise<E.Either<Refused, Uint8Array>>>>

interface Done {
  readonly kept: Kept
  /** In place of the JSON. */
  readonly file: ServedFile | null
}

type Answered = E.Either<Refused, Done>
type Params = Readonly<Record<string, string>>

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

const hasKey = ({ apiKeys }: RouteSettings, request: FastifyRequest): boolean =>
  apiKeys.has(single(request.headers['x-api-key']) ?? '')

/** A call that reads the cookie comes from our own pages; another front end brings its token itself. */
const mayUseSlot = ({ services }: RouteSettings, request: FastifyRequest): boolean =>
  ['own', 'allowed'].includes(services.origins.of(request.headers.origin))

/** Ids of ours are UUIDs in lower case; anything else is nobody's. */
const readParams = (request: FastifyRequest): E.Either<Refused, Params> => {
  const received = request.params as Params
  const params: Record<string, string> = {}
  for (const name in received) {
    const value = received[name]
    if (!Uuid.is(value)) return refuse('not_found')
    params[name] = value.toLowerCase()
  }
  return E.right(params)
}

const mediaOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const media = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

const readBody = ({ body, encoding }: Endpoint, request: FastifyRequest): E.Either<Refused, unknown> => {
  if (body === null) return E.right(undefined)
  // Whatever a file says it is: its bytes tell.
  if (encoding !== 'bytes' && request.body !== undefined && mediaOf(request) !== media[encoding])
    return refuse('unsupported_media')
  const read = body.decode(request.body === undefined ? {} : request.body)
  return E.isRight(read) ? read : refuseFields(refusals(read.left))
}

/** What a handler wants done to the cookie happens only if the call succeeds. */
class WishedSlot implements RefreshSlot {
  /** Null: to be cleared; undefined: to be left. */
  wish: string | null | undefined = undefined

  constructor(readonly token: string | null) {}

  write(token: string): void {
    this.wish = token
  }

  clear(): void {
    this.wish = null
  }
}

/** A file's own name for itself is short. */
const asScope = (body: unknown): unknown => (body instanceof Uint8Array ? sha256(body) : body)

const memberless = (): never => {
  throw new Error('This endpoint has no bearer, and so no member')
}

const withoutMember = { member: { get: memberless }, session: { get: memberless } }

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
  const signedIn = endpoint.auth === 'bearer' ? await signedInBy(db, authorization, now) : null
  if (signedIn !== null && E.isLeft(signedIn)) return signedIn
  const params = readParams(request)
  if (E.isLeft(params)) return params
  const key = single(request.headers['idempotency-key'])
  if (endpoint.idempotent && !IdempotencyKeyText.is(key)) return refuse('idempotency_required')
  const sent = readBody(endpoint, request)
  if (E.isLeft(sent)) return sent
  const prepare = sent.right instanceof Uint8Array ? settings.preparing[endpoint.name] : undefined
  const body = prepare === undefined ? sent : await prepare(sent.right as Uint8Array)
  if (E.isLeft(body)) return body

  const caller = services.origins.of(origin)
  const slot = new WishedSlot(
    endpoint.auth === 'cookie' && caller === 'own' ? cookie.read(request.headers.cookie) : null,
  )
  let file: ServedFile | null = null
  const work = async (on: Db): Promise<E.Either<Refused, Kept>> => {
    const call: Call<Endpoint> = {
      params: params.right,
      body: body.right as never,
      db: on,
      now,
      member: signedIn === null ? '' : signedIn.right.member,
      session: signedIn === null ? '' : signedIn.right.session,
      device: request.headers['user-agent'] ?? '',
      authorization,
      network: networkOf(request.ip),
      caller,
      refresh: slot,
      // Last: an object that begins as a copy of another takes a hundred times as long to fill.
      ...services,
    }
    const answer = await handler(signedIn === null ? Object.defineProperties(call, withoutMember) : call)
    if (E.isLeft(answer)) return answer
    if (endpoint.success.codec instanceof FileAnswerCodec) file = answer.right as ServedFile
    return E.right({
      status: endpoint.success.status,
      answer: file === null ? JSON.stringify(answer.right) : '',
    })
  }
  const answered =
    signedIn !== null && endpoint.idempotent && key !== undefined
      ? await once(
          db,
          {
            member: signedIn.right.member,
            method: endpoint.method,
            path: fillPath(endpoint.path, params.right),
            key,
            body: asScope(sent.right),
          },
          now,
          work,
        )
      : await work(db)
  if (E.isRight(answered) && slot.wish !== undefined)
    reply.header('set-cookie', slot.wish === null ? cookie.clear : cookie.write(slot.wish))
  return E.map((kept: Kept) => ({ kept, file }))(answered)
}

/** A file is taken in only once it is known whose it is. */
const takeFileOf = (
  { db, now }: RouteSettings,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  next: (failure?: Error) => void,
): void => {
  const known = signedInBy(db, headers.authorization, new Date(now()))
  const goOn = (who: Awaited<typeof known>): void => {
    if (E.isLeft(who)) sendRefusal(reply, who.left)
    else next()
  }
  known.then(goOn, next)
}

const addRoute = (app: FastifyInstance, settings: RouteSettings, endpoint: Endpoint, handler: Handler<Endpoint>) =>
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.body instanceof BytesBody ? { bodyLimit: endpoint.body.largest } : {}),
    onRequest: (request, reply, next) => {
      if (endpoint.apiKey && !hasKey(settings, request)) sendRefusal(reply, refuse('invalid_api_key').left)
      else if (endpoint.encoding !== 'bytes') next()
      else takeFileOf(settings, request, reply, next)
    },
    handler: async (request, reply) => {
      const answered = await perform(settings, endpoint, handler, request, reply)
      if (E.isLeft(answered)) return sendRefusal(reply, answered.left)
      const { kept, file } = answered.right
      if (file !== null) return sendFile(reply, file)
      return reply
        .code(kept.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(kept.answer)
    },
  })

/** One route for each endpoint of the contract, its handler found by its name. */
export const addRoutes = (app: FastifyInstance, settings: RouteSettings): void => {
  const all = Object.entries(contract) as ReadonlyArray<[keyof Handlers, Endpoint]>
  const add = (on: FastifyInstance, bytes: boolean): void => {
    for (const [name, endpoint] of all)
      if ((endpoint.encoding === 'bytes') === bytes)
        addRoute(on, settings, endpoint, settings.handlers[name] as unknown as Handler<Endpoint>)
  }
  add(app, false)
  void app.register(async (scope) => {
    takeBytes(scope)
    add(scope, true)
  })
}
