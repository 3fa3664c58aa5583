import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BytesBody,
  FileAnswerCodec,
  fillPath,
  IdempotencyKeyText,
  staffContract,
} from '@careplus/adapters/internal/contract'
import type { Endpoint } from '@careplus/adapters/contract'
import { isPermitted, permissionWords } from '@careplus/core/internal/staff'
import { withActingRoles } from '../../platform/audit/actingRoles.js'
import { audit } from '../../platform/audit/audit.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { acceptBytes } from '../../platform/http/bodies.js'
import type { ServedFile } from '../../platform/http/call.js'
import { staffRoleRefusals } from '../../platform/limits/limitRules.js'
import { countHits } from '../../platform/limits/limits.js'
import { networkOf } from '../../platform/limits/network.js'
import { refuse, refuseRole, type Refused } from '../../platform/refusal/refused.js'
import { decodeBody, decodeParams, decodeQuery } from '../../platform/http/contractRoutes.js'
import { isReadOnly, sendFile, sendRefusal } from '../../platform/http/replies.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import type { StaffCall, StaffHandler } from './staffCall.js'
import { clearedCookie, cookieWith, placeIn, sessionIn } from '../sessions/staffCookie.js'
import { signedAs } from '../backoffice/generalHandlers.js'
import { staffHandlers } from '../backoffice/staffHandlers.js'
import { actorOf, localName, userName } from '../sessions/staffNames.js'
import { headerOf, isFromConsole, isPublicCall } from './calledHost.js'
import { addDirectoryRoutes } from './signInRoutes.js'
import type { StaffRouteSettings } from './staffRouteSettings.js'
import { staffOnce } from './staffOnce.js'
import { shown } from './shown.js'
import {
  openLocalSession,
  refuseSecret,
  signInStaff,
  staffOfBearer,
  staffOfCookie,
  staffOfPersonSession,
  type Staff,
} from '../sessions/staffSessions.js'

type Served = { readonly status: number; readonly text: string } | ServedFile
type Answered = E.Either<Refused, Served>

const bearerIn = (request: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** The browser sends cookies by itself, so the origin is checked too. */
const callerOf = async (
  { db, publicUrl }: StaffRouteSettings,
  request: FastifyRequest,
  now: Date,
): Promise<E.Either<Refused, Staff>> => {
  const isPublic = isPublicCall(publicUrl, request)
  const bearer = bearerIn(request)
  // A token is one factor, so it opens nothing from outside of this machine.
  if (bearer !== null)
    return isPublic ? refuse('origin_refused') : staffOfBearer(db, bearer, networkOf(request.ip), now)
  const session = request.headers.authorization === undefined ? sessionIn(request.headers.cookie, isPublic) : null
  if (session === null) return refuse('token_invalid')
  if (!isReadOnly(request) && !isFromConsole(publicUrl, request)) return refuse('origin_refused')
  return isPublic ? staffOfPersonSession(db, session, now) : staffOfCookie(db, session, now)
}

/** Audited, so that an attempt above one's roles is found. */
const auditRefusal = (
  { db }: StaffRouteSettings,
  { name: subject }: Endpoint,
  { name, roles }: Staff,
  now: Date,
): Promise<E.Either<Refused, unknown>> => {
  const actor = actorOf(name)
  return inTransaction(db, async (tx) => {
    const hits = await countHits(tx, [staffRoleRefusals(actor)], now, 'too_many_tries')
    if (E.isRight(hits))
      await withActingRoles(roles, () => audit(tx, { actor, action: 'staff.role-refused', subject }, now))
    return hits
  })
}

const permittedCaller = async (
  settings: StaffRouteSettings,
  endpoint: Endpoint,
  request: FastifyRequest,
  now: Date,
): Promise<E.Either<Refused, Staff>> => {
  const known = await callerOf(settings, request, now)
  const access = endpoint.permission
  if (E.isLeft(known) || access === null) return known
  if (known.right.local || isPermitted(known.right.roles, access)) return known
  const audited = await auditRefusal(settings, endpoint, known.right, now)
  return E.isLeft(audited) ? audited : refuseRole(permissionWords(access))
}

const knownBefore =
  (settings: StaffRouteSettings, endpoint: Endpoint) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const known = await permittedCaller(settings, endpoint, request, new Date(settings.now()))
    if (E.isLeft(known)) await sendRefusal(reply, known.left)
  }

const asText = (endpoint: Endpoint, answer: unknown): Served => ({
  status: endpoint.success.status,
  text: shown(answer),
})

const perform = async (
  settings: StaffRouteSettings,
  endpoint: Endpoint,
  handler: StaffHandler<Endpoint>,
  request: FastifyRequest,
): Promise<Answered> => {
  const { db, services, now } = settings
  const at = new Date(now())
  const known = await permittedCaller(settings, endpoint, request, at)
  if (E.isLeft(known)) return known
  const params = decodeParams(request)
  if (E.isLeft(params)) return params
  const query = decodeQuery(endpoint, request)
  if (E.isLeft(query)) return query
  const body = decodeBody(endpoint, request)
  if (E.isLeft(body)) return body
  const staff = known.right
  const actor = actorOf(staff.name)
  const callOn = (on: Db): StaffCall<Endpoint> => ({
    ...services,
    params: params.right,
    body: body.right as never,
    query: query.right as never,
    db: on as Tx,
    now: at,
    staff,
    actor,
  })
  if (!endpoint.idempotent) {
    const answer = await withActingRoles(staff.roles, () => handler(callOn(db)))
    if (E.isLeft(answer)) return answer
    const file = endpoint.success.codec instanceof FileAnswerCodec
    return E.right(file ? (answer.right as ServedFile) : asText(endpoint, answer.right))
  }
  const key = headerOf(request, 'idempotency-key')
  if (!IdempotencyKeyText.is(key)) return refuse('idempotency_required')
  const scope = {
    actor,
    call: `${endpoint.method} ${fillPath(endpoint.path, params.right)}`,
    key,
    body: body.right instanceof Uint8Array ? sha256(body.right) : body.right,
  }
  const done = await staffOnce(db, scope, at, async (tx) => {
    const answer = await withActingRoles(staff.roles, () => handler(callOn(tx)))
    return E.isLeft(answer) ? answer : E.right({ status: endpoint.success.status, text: shown(answer.right) })
  })
  // Refused within its transaction, which is rolled back.
  if (E.isRight(done) || done.left.code !== 'role_forbidden') return done
  const audited = await auditRefusal(settings, endpoint, staff, at)
  return E.isLeft(audited) ? audited : done
}

const send = (reply: FastifyReply, answered: Answered): FastifyReply => {
  if (E.isLeft(answered)) return sendRefusal(reply, answered.left)
  const served = answered.right
  if (!('text' in served)) return sendFile(reply, served)
  return reply
    .code(served.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(served.text)
}

const urlOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1')

const { signIn, openLocally, readSignInMethods: _, beginSignIn: __, ...signedInEndpoints } = staffContract

const addSignInRoutes = (app: FastifyInstance, settings: StaffRouteSettings): void => {
  const { db, localSecret: localSocket, publicUrl, now } = settings
  app.post(urlOf(signIn), async (request, reply) => {
    const place = placeIn(request.originalUrl)
    if (place === null || isPublicCall(publicUrl, request) || !isFromConsole(publicUrl, request))
      return sendRefusal(reply, refuse('origin_refused').left)
    const body = decodeBody(signIn, request)
    if (E.isLeft(body)) return sendRefusal(reply, body.left)
    const { token } = body.right as { readonly token: string }
    const opened = await signInStaff(db, token, networkOf(request.ip), new Date(now()))
    if (E.isLeft(opened)) return sendRefusal(reply, opened.left)
    const { secret, person, endsAt } = opened.right
    reply.header('set-cookie', cookieWith(secret, { isPublic: false, place }))
    return send(reply, E.right(asText(signIn, { data: signedAs({ ...person, endsAt }) })))
  })

  app.post(urlOf(openLocally), async (request, reply) => {
    if (request.headers.origin !== undefined || isPublicCall(publicUrl, request))
      return sendRefusal(reply, refuse('origin_refused').left)
    const body = decodeBody(openLocally, request)
    if (E.isLeft(body)) return sendRefusal(reply, body.left)
    const { secret } = body.right as { readonly secret: string }
    const at = new Date(now())
    if (!localSocket.opensWith(secret)) {
      const refused = await refuseSecret(db, networkOf(request.ip), at)
      return send(reply, refused)
    }
    // The name of this process's user, because any reader of the data folder acts as its owner.
    const session = await openLocalSession(db, localName(userName()), at)
    return send(reply, E.right(asText(openLocally, { data: { token: session.secret } })))
  })
}

export const addStaffRoutes = (app: FastifyInstance, settings: StaffRouteSettings): void => {
  addSignInRoutes(app, settings)
  addDirectoryRoutes(app, settings)
  const all = Object.entries(signedInEndpoints) as ReadonlyArray<[keyof typeof signedInEndpoints, Endpoint]>
  const add = (on: FastifyInstance, bytes: boolean): void => {
    for (const [name, endpoint] of all.filter(([, { encoding }]) => (encoding === 'bytes') === bytes))
      on.route({
        method: endpoint.method,
        url: urlOf(endpoint),
        ...(endpoint.body instanceof BytesBody
          ? { bodyLimit: endpoint.body.largest, onRequest: knownBefore(settings, endpoint) }
          : {}),
        handler: async (request, reply) => {
          const handler = staffHandlers[name] as unknown as StaffHandler<Endpoint>
          const answered = await perform(settings, endpoint, handler, request)
          const isPublic = isPublicCall(settings.publicUrl, request)
          const place = isPublic ? '/' : placeIn(request.originalUrl)
          if (E.isRight(answered) && name === 'signOut' && place !== null)
            reply.header('set-cookie', clearedCookie({ isPublic, place }))
          return send(reply, answered)
        },
      })
  }
  add(app, false)
  void app.register(async (scope) => {
    acceptBytes(scope)
    add(scope, true)
  })
}
