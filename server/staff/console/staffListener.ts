import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/env.js'
import { addBodies, largestBody } from '../../platform/http/bodies.js'
import { closeInTime } from '../../platform/http/closeInTime.js'
import { addFailures, answerFailure } from '../../platform/http/failures.js'
import { securityHeaders } from '../../platform/http/headers.js'
import { addCallLog, logging } from '../../platform/http/callLog.js'
import { addOwnHost } from '../../platform/http/ownHost.js'
import { refuse } from '../../platform/refusal/refused.js'
import { isReadOnly, sendRefusal, sendUnreadable } from '../../platform/http/replies.js'
import type { MaintenanceWatch } from '../maintenance/maintenanceWatch.js'
import { wantsHtml } from '../../content/exports/pages.js'
import { webFiles, type WebFiles } from '../../content/exports/pages.js'
import { sealingWith } from '../../platform/crypto/sealed.js'
import type { Metrics } from '../../platform/metrics/metrics.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Disk } from '../../platform/store/diskRoom.js'
import type { Db, Store } from '../../platform/store/store.js'
import { directoryOf } from '../people/directory.js'
import { hostOf, isPublicCall } from './calledHost.js'
import { openLocalSecret, storeMark, type LocalSecret } from './localSecret.js'
import { withoutPlace } from '../sessions/staffCookie.js'
import { addStaffRoutes } from './staffRoutes.js'

export interface StaffListener {
  readonly address: string
  readonly stop: () => Promise<void>
}

export interface StaffListenerOptions {
  readonly db: Db
  readonly storage: Storage
  readonly maintenance: MaintenanceWatch
  readonly disk: Pick<Disk, 'wasFull'>
  readonly storeImage?: Store['image']
  readonly metrics?: Metrics
  readonly now: () => number
  readonly log?: { readonly write: (line: string) => void }
}

/** The listener is on loopback only, for any HOST. */
const host = '127.0.0.1'

const notBuilt = 'The console is not built: run `npm start`, or `npm run build` first.\n'

/** Stricter than for parents: no other site may use the console. */
const headersOf = (config: Config): Readonly<Record<string, string>> => ({
  ...securityHeaders({
    ...config,
    webFolder: config.staffWebFolder,
    tracking: { ads: null, pixel: null, analytics: null },
    publicUrl: config.staff?.publicUrl ?? null,
  }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
})

const addConsole = async (app: FastifyInstance, files: WebFiles): Promise<void> => {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '/'
    const isRead = isReadOnly(request)
    if (!isRead || !/^\/staff(\/|$)/.test(path) || /^\/staff\/api(\/|$)/.test(path))
      return path === '/' && isRead ? reply.redirect('/staff') : sendRefusal(reply, refuse('not_found').left)
    const file = path.replace(/^\/staff/, '')
    if (files.has(file) && !file.endsWith('.html')) return files.send(reply, file, 200)
    if (/\.\w+$/.test(file)) return sendRefusal(reply, refuse('not_found').left)
    return files.has('/index.html')
      ? files.send(reply, '/index.html', 200)
      : reply.code(200).type('text/plain; charset=utf-8').send(notBuilt)
  }
  app.setNotFoundHandler((request, reply) => answer(request, reply))
}

/** For a local Prometheus; without a token, because metrics contain no ids or personal data. */
const addMetrics = (app: FastifyInstance, metrics: Metrics, publicUrl: string | null): void => {
  metrics.watch(app)
  app.get('/metrics', async (request, reply) =>
    isPublicCall(publicUrl, request)
      ? sendRefusal(reply, refuse('not_found').left)
      : reply
          .header('cache-control', 'no-store')
          .type(metrics.contentType)
          .send(await metrics.text()),
  )
}

const listen = async (app: FastifyInstance, { port, orFree }: NonNullable<Config['staff']>): Promise<number> => {
  const on = async (wanted: number): Promise<void> => void (await app.listen({ host, port: wanted }))
  await on(port).catch((failure: unknown) => {
    if (orFree && (failure as NodeJS.ErrnoException).code === 'EADDRINUSE') return on(0)
    throw failure
  })
  return (app.server.address() as { readonly port: number }).port
}

const writeLocalSecret = (app: FastifyInstance, { dataFolder, store }: Config, address: string): LocalSecret | null => {
  try {
    return openLocalSecret(dataFolder, { address, store: storeMark(store) })
  } catch (failure) {
    app.log.warn({ err: failure }, 'the data folder cannot be written, so npm run staff needs a token')
    return null
  }
}

export const startStaffListener = async (
  config: Config,
  { db, storage, maintenance, disk, storeImage = null, metrics, now, log }: StaffListenerOptions,
): Promise<StaffListener | null> => {
  if (config.staff === null) return null
  const { publicUrl, directory } = config.staff
  const headers = headersOf(config)
  const files = webFiles(config.staffWebFolder)
  const app = fastify({
    ...logging(config, log),
    bodyLimit: largestBody,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Only the proxy on this machine tells whose call it is.
    trustProxy: publicUrl === null ? false : 'loopback',
    requestTimeout: 30_000,
    rewriteUrl: ({ url = '/' }) => withoutPlace(url),
    forceCloseConnections: 'idle',
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': String(request.id) })
      const isScreen = wantsHtml(request) && !/^\/staff\/api(\/|$)/.test(request.url)
      const screen = isScreen ? files.read('/index.html') : null
      if (screen === null) answerFailure(failure, request, reply)
      else sendUnreadable(reply, screen)
    },
  })
  addCallLog(app)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
  addOwnHost(app, hostOf(publicUrl))
  addBodies(app)
  addFailures(app, disk)
  if (metrics !== undefined) addMetrics(app, metrics, publicUrl)
  await addConsole(app, files)
  let localSecret: LocalSecret | null = null
  addStaffRoutes(app, {
    db,
    services: {
      maintenance,
      storage,
      storeImage,
      storeFigures: metrics?.storeFigures ?? null,
      contentFolder: config.contentFolder,
      mode: config.mode,
      sealing: sealingWith(config.identityKey),
    },
    publicUrl,
    directory: directory === null ? null : directoryOf(directory, now),
    localSecret: { opensWith: (secret) => localSecret?.opensWith(secret) ?? false },
    now,
  })
  const address = `http://${host}:${await listen(app, config.staff)}`
  localSecret = writeLocalSecret(app, config, address)
  return {
    address: `${address}/staff`,
    stop: async () => {
      localSecret?.close()
      await closeInTime(app)
    },
  }
}
