import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { TextReader } from '@careplus/core/internal/ports'
import { refreshLifeS } from '@careplus/core/internal/session'
import { addPages, pages } from './content/pages/pages.js'
import { seedDemo } from './demo/seed.js'
import { repeatErasures } from './erasures/repeatErasures.js'
import { account, content, exported, family, loyalty, modules, staff } from './modules.js'
import type { Config } from './platform/config/env.js'
import type { Passwords } from './platform/crypto/passwords.js'
import { healthHandlers } from './platform/health/healthHandlers.js'
import { createApp } from './platform/http/app.js'
import { closeInTime } from './platform/http/closeInTime.js'
import { shutdownOf } from './platform/http/shutdown.js'
import { knownBrowsers, knownBrowsersKey } from './platform/http/knownBrowser.js'
import { minUploadRate, type UploadRate } from './platform/http/uploadRate.js'
import { refreshCookie } from './platform/http/refreshCookie.js'
import { addRoutes } from './platform/http/contractRoutes.js'
import { messagingApi } from './platform/lineMessages/messagingApi.js'
import { addOutbox } from './platform/outbox/outboxRoutes.js'
import type { PictureNormalizer } from './platform/pictures/pictureNormalizer.js'
import { usableFolder } from './platform/storage/folder.js'
import { incomingFolder } from './platform/storage/incomingFolder.js'
import { diskOf } from './platform/store/diskRoom.js'
import type { Store } from './platform/store/store.js'
import { metricsOf, portOf, servicesOf } from './services.js'
import { startWork } from './startWork.js'

export interface RunningServer {
  readonly app: FastifyInstance
  readonly address: string
  /** Address of the console; null: no staff listener. */
  readonly staffAddress: string | null
  /** Answers for DRAIN_SECONDS, then waits at most ten seconds for calls. The caller closes the store. */
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly passwords?: Passwords
  readonly pace?: UploadRate
  readonly normalizer: PictureNormalizer
  /** Missing: bills are not recognized. */
  readonly textReader?: TextReader
  /** Default: standard output. */
  readonly log?: { readonly write: (line: string) => void }
  readonly seeded?: () => void
}

const injectCall =
  (app: FastifyInstance, { apiKeys }: Config) =>
  async (path: string) => {
    const { statusCode, payload } = await app.inject({ url: path, headers: { 'x-api-key': apiKeys[0] ?? '' } })
    return { status: statusCode, text: payload }
  }

/** Rejects with Node's error if the port is unavailable. */
export const createServer = async (config: Config, store: Store, options: ServerOptions): Promise<RunningServer> => {
  const { now = Date.now, normalizer, log } = options
  const { db } = store
  const disk = diskOf(config.dataFolder, now)
  const ownPages = pages(config.webFolder, {
    db,
    callApi: (path) => injectCall(app, config)(path),
    failed: (err) => app.log.error({ err }, 'a page could not be written'),
  })
  const metrics = metricsOf(config, store, now)
  const app = await createApp(config, { log, disk, answerUnreadable: ownPages.answerUnreadable, watch: metrics.watch })
  const shutdown = shutdownOf(app)
  const textReader = config.ocrEnabled ? (options.textReader ?? null) : null
  const unheard = (reason: string): void => app.log.warn({ reason }, 'LINE did not return the friends of the account')
  const line = config.lineMessaging === null ? null : messagingApi(config.lineMessaging, unheard)
  const services = await servicesOf(config, {
    app,
    passwords: options.passwords,
    line,
    disk,
    ocrEnabled: textReader !== null,
    isEnding: shutdown.hasBegun,
    isDirectoryReachable: staff.directoryReach(config, now),
  })
  const { storage } = services
  const pictures = { normalizer, storage }
  const incoming = incomingFolder(await usableFolder(join(config.dataFolder, 'incoming')))
  await addPages(app, ownPages)
  if (config.mode === 'demo') {
    addOutbox(app, db)
    const pictureTarget = { ...pictures, incoming, contentFolder: config.contentFolder }
    await seedDemo(db, services.passwords, new Date(now()), pictureTarget)
    options.seeded?.()
  }
  const maintenance = staff.maintenanceWatch(db, now)
  staff.addPausing(app, maintenance, now)
  for (const each of modules) each.addRoutes?.({ app, config, db, now })
  const https = config.publicUrl?.startsWith('https:') === true
  addRoutes(app, {
    db,
    services,
    handlers: {
      ...healthHandlers,
      ...staff.handlers,
      ...account.handlers(config, exported, app.log),
      ...family.handlers,
      ...loyalty.handlers,
      ...content.handlers(config),
    },
    preparing: { ...account.preparing(normalizer), ...loyalty.preparing(pictures, db) },
    uploads: { incoming, pace: options.pace ?? minUploadRate },
    apiKeys: new Set(config.apiKeys),
    cookie: refreshCookie(https, refreshLifeS),
    knownBrowsers: knownBrowsers(await knownBrowsersKey(db), https),
    now,
  })
  // An interrupted restore may not have done it.
  await repeatErasures(db, new Date(now()))
  await app.listen({ host: config.host, port: config.port })
  const backoffice = await staff
    .startListener(config, {
      db,
      storage,
      maintenance,
      disk,
      storeImage: store.image,
      metrics,
      now,
      ...(log === undefined ? {} : { log }),
    })
    .catch(async (failure: unknown) => {
      await app.close()
      throw failure
    })
  const { publicUrl } = services.origins
  const endWork = startWork(app, config, { db, storage, incoming, textReader, line, publicUrl, now })
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return {
    app,
    address: config.publicUrl ?? `http://${host}:${portOf(app, config)}`,
    staffAddress: backoffice?.address ?? null,
    stop: async () => {
      // Background work that would start now is left to another process.
      const workOver = endWork()
      await shutdown.begin(config.drainMs)
      await Promise.all([backoffice?.stop(), closeInTime(app), workOver])
    },
  }
}
