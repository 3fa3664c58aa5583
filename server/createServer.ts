import { join } from 'node:path'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import type { TextReader } from '@careplus/core/ports'
import { refreshLifeS } from '@careplus/core/session'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './platform/config/env.js'
import { addressHandlers } from './loyalty/addresses/handlers.js'
import { adultHandlers } from './family/adults/handlers.js'
import { billHandlers } from './loyalty/bills/handlers.js'
import { removeDuePictures, storageSweep } from './loyalty/bills/storedPictures.js'
import { readWaiting } from './loyalty/readings/readWaiting.js'
import { drawBill, drawUpload } from './loyalty/bills/pictures.js'
import { childHandlers } from './family/children/handlers.js'
import { eraseChildHealth, erasureKind } from './family/children/healthErasure.js'
import { adultErasureKind, eraseAdult } from './family/adults/withdrawAdult.js'
import { eraseMember, memberErasureKind } from './account/profile/deletion.js'
import { forgetParcelAddresses } from './loyalty/orders/orders.js'
import { forgetDocumentNumbers } from './loyalty/prizes/claims.js'
import type { SocialAt } from './account/social/person.js'
import { consentHandlers } from './account/consents/handlers.js'
import { addPictures } from './content/pictures/servePictures.js'
import { argon2Passwords, type Passwords } from './platform/crypto/passwords.js'
import { seedDemo } from './demo/seed.js'
import { lineMessageHandlers } from './account/lineMessages/handlers.js'
import { noteNoFriend } from './account/lineMessages/settings.js'
import { addLineWebhook } from './account/lineMessages/webhookRoutes.js'
import { deviceHandlers } from './account/devices/handlers.js'
import { drawHandlers } from './loyalty/draws/handlers.js'
import { prizeHandlers } from './loyalty/prizes/handlers.js'
import { sealingWith } from './platform/crypto/sealed.js'
import { moveDueDraws } from './loyalty/draws/rounds.js'
import { emailHandlers } from './account/email/handlers.js'
import { eraseAgain } from './account/erasures/again.js'
import { databaseFiles } from './platform/files/files.js'
import { growthHandlers } from './family/growth/handlers.js'
import { healthHandlers } from './platform/health/handlers.js'
import { createMetrics } from './platform/metrics/metrics.js'
import { archiveGauges } from './platform/backup/gauges.js'
import { jobGauges } from './platform/jobs/gauges.js'
import { outboxGauges } from './platform/outbox/gauges.js'
import { loyaltyGauges } from './loyalty/gauges.js'
import { addBodies, largestBody } from './platform/http/bodies.js'
import { closeInTime, goodbyeMs } from './platform/http/closeInTime.js'
import type { Handlers, Services } from './platform/http/call.js'
import { endSlowBodies } from './platform/http/deadline.js'
import { drainOf } from './platform/http/drain.js'
import { addFailures, answerFailure } from './platform/http/failures.js'
import { securityHeaders } from './platform/http/headers.js'
import { addCallLog, logging } from './platform/http/callLog.js'
import { addOwnHost } from './platform/http/ownHost.js'
import { knownBrowsers, knownBrowsersKey } from './platform/http/knownBrowser.js'
import { origins } from './platform/http/origins.js'
import { passOverRest } from './platform/http/unreadRest.js'
import { refreshCookie } from './platform/http/refreshCookie.js'
import { uploadPace, type Pace } from './platform/http/pace.js'
import { addRoutes } from './platform/http/routes.js'
import { joinHandlers } from './account/join/handlers.js'
import { tidy } from './platform/jobs/housekeeping.js'
import { runDueJobs, startRounds, type JobKinds, type Rounds } from './platform/jobs/runner.js'
import { expirePoints, tellExpiring } from './loyalty/points/expiry.js'
import { loyaltyHandlers } from './loyalty/handlers.js'
import { maintenanceHandlers } from './staff/maintenance/handlers.js'
import { addPausing } from './staff/maintenance/pauseCalls.js'
import { maintenanceWatch } from './staff/maintenance/watch.js'
import { memberHandlers } from './account/members/handlers.js'
import { migrationHandlers } from './account/migration/handlers.js'
import { missionHandlers } from './loyalty/missions/handlers.js'
import { publicationHandlers } from './content/publications/handlers.js'
import { mobilityHandlers } from './family/mobility/handlers.js'
import { noticeHandlers } from './content/notices/handlers.js'
import { messagingApi, type MessagingApi } from './platform/lineMessages/messagingApi.js'
import { offeredLine } from './platform/lineMessages/lineOffer.js'
import { sendWaiting, type NotTaken } from './platform/lineMessages/sendWaiting.js'
import type { Letter } from './platform/outbox/outbox.js'
import { deliverWaiting, type Deliver, type FailedTry } from './platform/outbox/postman.js'
import { smsDelivery } from './platform/outbox/smsProvider.js'
import { smtpDelivery } from './platform/outbox/smtp.js'
import { addOutbox } from './platform/outbox/routes.js'
import { textMessagesOf } from './platform/outbox/textMessages.js'
import { addPages, pages } from './content/pages/pages.js'
import { passwordHandlers } from './account/password/handlers.js'
import { phoneHandlers } from './account/phone/handlers.js'
import { drawAvatar } from './account/profile/avatar.js'
import type { Drawer } from './platform/pictures/drawer.js'
import { profileHandlers } from './account/profile/handlers.js'
import { proofHandlers } from './account/proof/handlers.js'
import { nutritionHandlers } from './family/nutrition/handlers.js'
import { partnerHandlers } from './family/partners/handlers.js'
import { reminderHandlers } from './family/reminders/handlers.js'
import { mailReminders } from './family/reminders/mail.js'
import { addCalendars } from './family/reminders/routes.js'
import { tellDue } from './family/reminders/tellDue.js'
import { addUnsubscribing } from './family/reminders/unsubscribeRoutes.js'
import { requestHandlers } from './loyalty/requests/handlers.js'
import { removeDueRequestPictures, requestSweep } from './loyalty/requests/storedPictures.js'
import { drawRequest } from './loyalty/requests/pictures.js'
import { sessionHandlers } from './account/session/handlers.js'
import { socialHandlers } from './account/social/handlers.js'
import { providersOf, type NoUse } from './account/social/providers.js'
import { startStaffListener } from './staff/console/listener.js'
import { stoolHandlers } from './family/stool/handlers.js'
import { usableFolder } from './platform/storage/folder.js'
import { incomingFolder, type Incoming } from './platform/storage/incomingFolder.js'
import { openStorage } from './platform/storage/open.js'
import type { Storage } from './platform/storage/storage.js'
import { diskOf } from './platform/store/room.js'
import type { Store } from './platform/store/store.js'
import { trackingHandlers } from './content/tracking/handlers.js'
import { signInMethodHandlers } from './account/signInMethods/handlers.js'

export interface Running {
  readonly app: FastifyInstance
  /** The address to open, `http://127.0.0.1:3000`. */
  readonly address: string
  /** Of the console; null: staff have no listener. */
  readonly staffAddress: string | null
  /**
   * Stops the rounds, drains for as long as the settings say, then takes no more calls and lets those under way finish (ten
   * seconds at most). The store is the caller's to close.
   */
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  /** Milliseconds since the epoch; a test may hold it still. */
  readonly now?: () => number
  readonly passwords?: Passwords
  /** What bodies with files have to keep to; `uploadPace` without it. */
  readonly pace?: Pace
  /** Opens the pictures that members bring. */
  readonly drawer: Drawer
  /** Reads pictures of bills; without it nobody does. */
  readonly textReader?: TextReader
  /** Where log lines go; standard output without it. */
  readonly log?: { readonly write: (line: string) => void }
  /** Called once a demo has its account. */
  readonly seeded?: () => void
}

const handlersOf = (social: SocialAt, { tracking: trackers, apiKeys }: Config): Handlers => ({
  ...healthHandlers,
  ...maintenanceHandlers,
  ...joinHandlers,
  ...sessionHandlers(social, apiKeys),
  ...memberHandlers,
  ...profileHandlers,
  ...migrationHandlers,
  ...signInMethodHandlers(social),
  ...phoneHandlers,
  ...socialHandlers(social),
  ...proofHandlers,
  ...passwordHandlers,
  ...emailHandlers,
  ...deviceHandlers,
  ...lineMessageHandlers,
  ...childHandlers,
  ...growthHandlers,
  ...stoolHandlers,
  ...nutritionHandlers,
  ...adultHandlers,
  ...addressHandlers,
  ...mobilityHandlers,
  ...reminderHandlers,
  ...consentHandlers,
  ...partnerHandlers,
  ...drawHandlers,
  ...prizeHandlers,
  ...missionHandlers,
  ...publicationHandlers,
  ...trackingHandlers(trackers),
  ...loyaltyHandlers,
  ...billHandlers,
  ...requestHandlers,
  ...noticeHandlers,
})

export const jobKinds: JobKinds = {
  [erasureKind]: eraseChildHealth,
  [adultErasureKind]: eraseAdult,
  [memberErasureKind]: eraseMember,
}
export const tidiedBesides = [forgetParcelAddresses, forgetDocumentNumbers]

const secondMs = 1000
const hourMs = 3_600_000

/** What runs beside the calls. Answers the way to end it, which waits for what is under way; for a letter ten seconds. */
const startWork = (
  app: FastifyInstance,
  config: Config,
  { db }: Store,
  {
    storage,
    incoming,
    reader,
    line,
  }: {
    readonly storage: Storage
    readonly incoming: Incoming
    readonly reader: TextReader | null
    readonly line: MessagingApi | null
  },
  publicUrl: () => string,
  now: () => number,
): (() => Promise<void>) => {
  const failed = (err: unknown): void => app.log.error({ err }, 'background round failed')
  const ending = new AbortController()
  const notSent = (letter: FailedTry): void =>
    letter.next === null
      ? app.log.error(letter, 'a letter was given up')
      : app.log.warn(letter, 'a letter was not sent')
  const postman = { ending: ending.signal, failed: notSent }
  const delivering = (deliver: Deliver, channel: Letter['channel']): Rounds =>
    startRounds(secondMs, () => deliverWaiting(db, deliver, () => new Date(now()), { channel, ...postman }), failed)
  const smtp = config.mail === null ? null : smtpDelivery(config.mail)
  const post = smtp === null ? [] : [delivering(smtp.deliver, 'mail')]
  const sms = config.sms === null ? null : smsDelivery(config.sms)
  const text = sms === null ? [] : [delivering(sms, 'sms')]
  const notTaken = (told: NotTaken): void => app.log.warn(told, 'a message in LINE was not taken')
  const lineRound = () =>
    sendWaiting(
      db,
      {
        push: line === null ? null : line.push,
        publicUrl,
        monthlyBudget: config.lineMessaging?.monthlyBudget ?? null,
        noFriend: (tx, subject, at) => noteNoFriend(tx, { subject, state: 'stranger', at }, new Date(now())),
        ending: ending.signal,
        notTaken,
      },
      () => new Date(now()),
    )
  const reading = { storage, failed, ending: ending.signal }
  const read = (each: TextReader) => readWaiting(db, { ...reading, reader: each }, () => new Date(now()))
  const sweeps = [storageSweep(db, storage), requestSweep(db, storage)]
  const rounds: ReadonlyArray<Rounds> = [
    ...post,
    ...text,
    // Without a channel, too: what was wished for while there was one goes by mail.
    ...(config.mode === 'demo' ? [] : [startRounds(secondMs, lineRound, failed)]),
    ...(reader === null ? [] : [startRounds(secondMs, () => read(reader), failed)]),
    startRounds(60 * secondMs, () => runDueJobs(db, jobKinds, new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => moveDueDraws(db, new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => expirePoints(db, new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => tellExpiring(db, new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => mailReminders(db, publicUrl(), new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => tellDue(db, new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => removeDuePictures(db, storage, new Date(now()), failed), failed),
    startRounds(60 * secondMs, () => removeDueRequestPictures(db, storage, new Date(now()), failed), failed),
    ...sweeps.map((sweep) => startRounds(hourMs, () => sweep(new Date(now())), failed)),
    startRounds(hourMs, () => incoming.sweep(new Date(now())), failed),
    startRounds(hourMs, () => tidy(db, tidiedBesides, new Date(now())), failed),
  ]
  return async () => {
    ending.abort()
    await reader?.close()
    const late = setTimeout(() => smtp?.close(), goodbyeMs)
    await Promise.all(rounds.map((round) => round.stop()))
    clearTimeout(late)
    smtp?.close()
    line?.close()
  }
}

/** What a visitor of our own pages is answered, asked for without a network. */
const askHere =
  (app: FastifyInstance, { apiKeys }: Config) =>
  async (path: string) => {
    const { statusCode, payload } = await app.inject({ url: path, headers: { 'x-api-key': apiKeys[0] ?? '' } })
    return { status: statusCode, text: payload }
  }

/** Starts the server on an open store. Rejects with Node's own error where the port cannot be had. */
export const createServer = async (config: Config, store: Store, options: ServerOptions): Promise<Running> => {
  const { now = Date.now } = options
  const headers = securityHeaders(config)
  const ownPages = pages(config.webFolder, {
    db: store.db,
    ask: (path) => askHere(app, config)(path),
    failed: (err) => app.log.error({ err }, 'a page was not written'),
  })
  const app: FastifyInstance = fastify({
    ...logging(config, options.log),
    bodyLimit: largestBody,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Of the longest bodies; `endSlowBodies` ends all others sooner.
    requestTimeout: 330_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Who comes while the port is being closed is answered as ever; no refusal of ours would say so little.
    return503OnClosing: false,
    // An address that cannot be read gets no route, and so none of the hooks below.
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': String(request.id) })
      if (ownPages.answerUnreadable(request, reply) === null) answerFailure(failure, request, reply)
    },
  })
  const port = (): number => {
    const bound = app.server.address()
    return typeof bound === 'object' && bound !== null ? bound.port : config.port
  }
  const reader = config.readsBills ? (options.textReader ?? null) : null
  const https = config.publicUrl?.startsWith('https:') === true
  const noUse = (told: NoUse): void =>
    told.failure === 'unknown client'
      ? app.log.error(told, 'a provider was no use')
      : app.log.warn(told, 'a provider was no use')
  const unheard = (reason: string): void => app.log.warn({ reason }, 'LINE did not say who its friends are')
  const line = config.lineMessaging === null ? null : messagingApi(config.lineMessaging, unheard)
  const disk = diskOf(config.dataFolder, now)
  const drain = drainOf(app)
  const services: Services = {
    passwords: options.passwords ?? (await argon2Passwords()),
    origins: origins(config, port),
    files: databaseFiles,
    textMessages: textMessagesOf(config),
    carried: [
      ...(config.mail === null ? [] : (['mail'] as const)),
      ...(config.sms === null ? [] : (['sms'] as const)),
      ...(line === null ? [] : (['line'] as const)),
    ],
    lineMessages: offeredLine(config, line),
    disk,
    storage: await openStorage(config.storage),
    readsBills: reader !== null,
    isEnding: drain.isUnderWay,
    sealing: sealingWith(config.identityKey),
  }
  const metrics = createMetrics({
    db: store.db,
    connections: store.connections,
    storeGauges: [
      outboxGauges(services.carried, config.sms?.dailyBudget ?? null),
      jobGauges,
      archiveGauges,
      ...loyaltyGauges,
    ],
    now,
  })
  const pictures = { drawer: options.drawer, storage: services.storage }
  const incoming = incomingFolder(await usableFolder(join(config.dataFolder, 'incoming')))
  addCallLog(app)
  metrics.watch(app)
  endSlowBodies(app)
  passOverRest(app)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
  if (config.mode === 'demo') addOwnHost(app)
  if (config.allowedOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.allowedOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'if-match', 'x-api-key'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    })
  // Nothing by itself: `sendPublic` asks for it.
  await app.register(compress, { global: false })
  addBodies(app)
  addFailures(app, disk)
  await addPages(app, ownPages)
  addPictures(app, config.contentFolder, config)
  if (config.mode === 'demo') {
    addOutbox(app, store.db)
    const keeping = { ...pictures, incoming, contentFolder: config.contentFolder }
    await seedDemo(store.db, services.passwords, new Date(now()), keeping)
    options.seeded?.()
  }
  const maintenance = maintenanceWatch(store.db, now)
  addPausing(app, maintenance, now)
  addCalendars(app, store.db, now)
  addUnsubscribing(app, store.db, now)
  if (config.lineMessaging !== null) addLineWebhook(app, { db: store.db, secret: config.lineMessaging.secret, now })
  addRoutes(app, {
    db: store.db,
    services,
    handlers: handlersOf(providersOf(config, noUse), config),
    preparing: {
      changeAvatar: drawAvatar(options.drawer),
      sendBill: drawBill(pictures, store.db),
      uploadBillPicture: drawUpload(pictures, store.db),
      askRequest: drawRequest(pictures),
    },
    uploads: { incoming, pace: options.pace ?? uploadPace },
    apiKeys: new Set(config.apiKeys),
    cookie: refreshCookie(https, refreshLifeS),
    knownBrowsers: knownBrowsers(await knownBrowsersKey(store.db), https),
    now,
  })
  // A restore that was cut off may have left it undone.
  await eraseAgain(store.db, new Date(now()))
  await app.listen({ host: config.host, port: config.port })
  const staff = await startStaffListener(config, {
    db: store.db,
    storage: services.storage,
    maintenance,
    disk,
    storeImage: store.image,
    metrics,
    now,
    ...(options.log === undefined ? {} : { log: options.log }),
  }).catch(async (failure: unknown) => {
    await app.close()
    throw failure
  })
  const kept = { storage: services.storage, incoming, reader, line }
  const endWork = startWork(app, config, store, kept, services.origins.publicUrl, now)
  return {
    app,
    address: config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port()}`,
    staffAddress: staff?.address ?? null,
    stop: async () => {
      // What it would begin now, another process does.
      const workOver = endWork()
      await drain.begin(config.drainMs)
      await Promise.all([staff?.stop(), closeInTime(app), workOver])
    },
  }
}
