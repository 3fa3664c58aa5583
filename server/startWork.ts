import type { FastifyInstance } from 'fastify'
import type { TextReader } from '@careplus/core/ports'
import { jobKinds, modules, tidying } from './modules.js'
import type { Config } from './platform/config/env.js'
import { goodbyeMs } from './platform/http/closeInTime.js'
import { tidy } from './platform/jobs/housekeeping.js'
import { runDueJobs, startRounds } from './platform/jobs/runner.js'
import type { MessagingApi } from './platform/lineMessages/messagingApi.js'
import type { Round } from './platform/module/module.js'
import type { Letter } from './platform/outbox/outbox.js'
import { deliverWaiting, type Deliver, type FailedTry } from './platform/outbox/postman.js'
import { smsDelivery } from './platform/outbox/smsProvider.js'
import { smtpDelivery } from './platform/outbox/smtp.js'
import type { Incoming } from './platform/storage/incomingFolder.js'
import type { Storage } from './platform/storage/storage.js'
import type { Db } from './platform/store/store.js'

const secondMs = 1000
const hourMs = 3_600_000

interface Given {
  readonly db: Db
  readonly storage: Storage
  readonly incoming: Incoming
  readonly reader: TextReader | null
  readonly line: MessagingApi | null
  readonly publicUrl: () => string
  readonly now: () => number
}

/** What runs beside the calls. Answers the way to end it, which waits for what is under way; for a letter ten seconds. */
export const startWork = (
  app: FastifyInstance,
  config: Config,
  { incoming, now, ...given }: Given,
): (() => Promise<void>) => {
  const { db, reader, line } = given
  const failed = (err: unknown): void => app.log.error({ err }, 'background round failed')
  const ending = new AbortController()
  const notSent = (letter: FailedTry): void =>
    letter.next === null
      ? app.log.error(letter, 'a letter was given up')
      : app.log.warn(letter, 'a letter was not sent')
  const postman = { ending: ending.signal, failed: notSent }
  const delivering = (deliver: Deliver, channel: Letter['channel']): Round => ({
    everyMs: secondMs,
    run: (_now, clock) => deliverWaiting(db, deliver, clock, { channel, ...postman }),
  })
  const smtp = config.mail === null ? null : smtpDelivery(config.mail)
  const sms = config.sms === null ? null : smsDelivery(config.sms)
  const work = { ...given, config, failed, ending: ending.signal, log: app.log }
  const rounds: ReadonlyArray<Round> = [
    ...(smtp === null ? [] : [delivering(smtp.deliver, 'mail')]),
    ...(sms === null ? [] : [delivering(sms, 'sms')]),
    { everyMs: 60 * secondMs, run: (at) => runDueJobs(db, jobKinds, at, failed) },
    ...modules.flatMap((each) => each.rounds?.(work) ?? []),
    { everyMs: hourMs, run: (at) => incoming.sweep(at) },
    { everyMs: hourMs, run: (at) => tidy(db, tidying, at) },
  ]
  const clock = (): Date => new Date(now())
  const started = rounds.map(({ everyMs, run }) => startRounds(everyMs, () => run(clock(), clock), failed))
  return async () => {
    ending.abort()
    await reader?.close()
    const late = setTimeout(() => smtp?.close(), goodbyeMs)
    await Promise.all(started.map((round) => round.stop()))
    clearTimeout(late)
    smtp?.close()
    line?.close()
  }
}
