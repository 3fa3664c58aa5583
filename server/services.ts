import type { FastifyInstance } from 'fastify'
import { modules } from './modules.js'
import { archiveGauges } from './platform/backup/archiveGauges.js'
import type { Config } from './platform/config/env.js'
import { argon2Passwords, type Passwords } from './platform/crypto/passwords.js'
import { sealingWith } from './platform/crypto/sealed.js'
import { databaseFiles } from './platform/files/files.js'
import type { Services } from './platform/http/call.js'
import { origins } from './platform/http/origins.js'
import { jobGauges } from './platform/jobs/jobGauges.js'
import { offeredLine } from './platform/lineMessages/lineOffer.js'
import type { MessagingApi } from './platform/lineMessages/messagingApi.js'
import { createMetrics, type Metrics } from './platform/metrics/metrics.js'
import { outboxGauges } from './platform/outbox/outboxGauges.js'
import { textMessagesOf } from './platform/outbox/textMessages.js'
import { openStorage } from './platform/storage/openStorage.js'
import type { Store } from './platform/store/store.js'

const carriedBy = ({ mail, sms, lineMessaging }: Config): Services['carried'] => [
  ...(mail === null ? [] : (['mail'] as const)),
  ...(sms === null ? [] : (['sms'] as const)),
  ...(lineMessaging === null ? [] : (['line'] as const)),
]

export const metricsOf = (config: Config, { db, connections }: Store, now: () => number): Metrics =>
  createMetrics({
    db,
    connections,
    storeGauges: [
      outboxGauges(carriedBy(config), config.sms?.dailyBudget ?? null),
      jobGauges,
      archiveGauges,
      ...modules.flatMap(({ gauges }) => gauges ?? []),
    ],
    now,
  })

export const portOf = (app: FastifyInstance, config: Config): number => {
  const bound = app.server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : config.port
}

interface ServiceInput extends Pick<Services, 'disk' | 'isDirectoryReachable' | 'isEnding' | 'ocrEnabled'> {
  readonly app: FastifyInstance
  readonly passwords: Passwords | undefined
  readonly line: MessagingApi | null
}

export const servicesOf = async (
  config: Config,
  { app, passwords, line, ...rest }: ServiceInput,
): Promise<Services> => ({
  ...rest,
  passwords: passwords ?? (await argon2Passwords()),
  origins: origins(config, () => portOf(app, config)),
  files: databaseFiles,
  textMessages: textMessagesOf(config),
  carried: carriedBy(config),
  lineMessages: offeredLine(config, line),
  storage: await openStorage(config.storage),
  sealing: sealingWith(config.identityKey),
})
