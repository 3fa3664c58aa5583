import compress from '@fastify/compress'
import cors from '@fastify/cors'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config/env.js'
import type { Disk } from '../store/diskRoom.js'
import { addBodies, largestBody } from './bodies.js'
import { addCallLog, logging } from './callLog.js'
import { endSlowBodies } from './deadline.js'
import { addFailures, answerFailure } from './failures.js'
import { assetHeaders, callHeaders, isBuiltAsset, securityHeaders } from './headers.js'
import { addOwnHost } from './ownHost.js'
import { discardUnreadBody } from './unreadBody.js'

interface AppOptions {
  readonly log?: { readonly write: (line: string) => void } | undefined
  readonly disk: Pick<Disk, 'wasFull'>
  /** Answers a page request whose URL is invalid; null: it is not a page request. */
  readonly answerUnreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
  readonly watch: (app: FastifyInstance) => void
}

export const createApp = async (
  config: Config,
  { log, disk, answerUnreadable, watch }: AppOptions,
): Promise<FastifyInstance> => {
  const headers = securityHeaders(config)
  const ofAssets = assetHeaders(headers)
  const ofCalls = callHeaders(headers)
  const app: FastifyInstance = fastify({
    ...logging(config, log),
    bodyLimit: largestBody,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Fits the longest bodies; `endSlowBodies` ends all others sooner.
    requestTimeout: 330_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Calls that arrive while the port closes are still answered.
    return503OnClosing: false,
    // An invalid URL gets no route, and so none of the hooks below.
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': String(request.id) })
      if (answerUnreadable(request, reply) === null) answerFailure(failure, request, reply)
    },
  })
  addCallLog(app)
  watch(app)
  endSlowBodies(app)
  discardUnreadBody(app)
  app.addHook('onRequest', (request, reply, next) => {
    if ('isCall' in request.routeOptions.config) reply.headers(ofCalls)
    else reply.headers(isBuiltAsset(request.url) ? ofAssets : headers)
    next()
  })
  if (config.mode === 'demo') addOwnHost(app, null)
  if (config.allowedOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.allowedOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'if-match', 'x-api-key'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    })
  await app.register(compress, { global: false })
  addBodies(app)
  addFailures(app, disk)
  return app
}
