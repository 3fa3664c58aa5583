import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract, fillPath, IdempotencyKeyText, refusals, Uuid, type Endpoint } from '@careplus/adapters/contract'
import { signedInBy } from '../session/sessions.js'
import type { Db } from '../store/store.js'
import type { Call, Handler, Handlers, RefreshSlot, Services } from './call.js'
import { once, type Kept } from './idempotency.js'
import { networkOf } from './network.js'
import type { RefreshCookie } from './refreshCookie.js'
import { refuse, refuseFields, type Refused } from './refused.js'
import { sendRefusal } from './sending.js'

export interface RouteSettings {
  readonly db: Db
  readonly services: Services
  readonly handlers: Handlers
  readonly apiKeys: ReadonlySet<string>
  readonly cookie: RefreshCookie
  readonly now: () => number
}

type Answered = E.Either<Refused, Kept>
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
  const params = Object.entries(request.params as Params)
  return params.every(([, value]) => Uuid.is(value))
    ? E.right(Object.fromEntries(params.map(([name, value]) => [name, value.toLowerCase()])))
    : refuse('not_found')
}

const mediaOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const media = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

const readBody = ({ body, encoding }: Endpoint, request: FastifyRequest): E.Either<Refused, unknown> => {
  if (body === null) return E.right(undefined)
  if (request.body !== undefined && mediaOf(request) !== media[encoding]) return refuse('unsupported_media')
  const read = body.decode(request.body === undefined ? {} : request.body)
  return E.isRight(read) ? read : refuseFields(refusals(read.left))
}

/** What a handler wants done to the cookie happens only if the call succeeds. */
const slotOf = (token: string | null) => {
  const wish: { value: string | null | undefined } = { value: undefined }
  const slot: RefreshSlot = {
    token,
    write: (value) => {
      wish.value = value
    },
    clear: () => {
      wish.value = null
    },
  }
  return { slot, wish }
}

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
  const body = readBody(endpoint, request)
  if (E.isLeft(body)) return body

  const caller = services.origins.of(origin)
  const { slot, wish } = slotOf(
    endpoint.auth === 'cookie' && caller === 'own' ? cookie.read(request.headers.cookie) : null,
  )
  const work = async (on: Db): Promise<Answered> => {
    const call: Call<Endpoint> = {
      ...services,
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
    }
    const answer = await handler(signedIn === null ? Object.defineProperties(call, withoutMember) : call)
    return E.map((value) => ({ status: endpoint.success.status, answer: JSON.stringify(value) }))(answer)
  }
  const path = fillPath(endpoint.path, params.right)
  const answered =
    signedIn !== null && endpoint.idempotent && key !== undefined
      ? await once(
          db,
          { member: signedIn.right.member, method: endpoint.method, path, key, body: body.right },
          now,
          work,
        )
      : await work(db)
  if (E.isRight(answered) && wish.value !== undefined)
    reply.header('set-cookie', wish.value === null ? cookie.clear : cookie.write(wish.value))
  return answered
}

/** One route for each endpoint of the contract, its handler found by its name. */
export const addRoutes = (app: FastifyInstance, settings: RouteSettings): void => {
  for (const [name, endpoint] of Object.entries(contract) as ReadonlyArray<[keyof Handlers, Endpoint]>) {
    const handler = settings.handlers[name] as unknown as Handler<Endpoint>
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: (request, reply, next) => {
        if (endpoint.apiKey && !hasKey(settings, request)) sendRefusal(reply, refuse('invalid_api_key').left)
        else next()
      },
      handler: async (request, reply) => {
        const answered = await perform(settings, endpoint, handler, request, reply)
        if (E.isLeft(answered)) return sendRefusal(reply, answered.left)
        return reply
          .code(answered.right.status)
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(answered.right.answer)
      },
    })
  }
}
