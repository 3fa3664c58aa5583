import type { FastifyInstance } from 'fastify'
import type { TextReader } from '@careplus/core/internal/ports'
import { jobKinds, modules, cleanups } from './modules.js'
import type { Config } from './platform/config/env.js'
import { shutdownGraceMs } from './platform/http/closeInTime.js'
import { cleanUp } from './platform/jobs/cleanup.js'
import { runDueJobs, startTask } from './platform/jobs/jobRunner.js'
import type { MessagingApi } from './platform/lineMessages/messagingApi.js'
import type { PeriodicTask } from './platform/module/serverModule.js'
import type { OutboxMessage } from './platform/outbox/outbox.js'
import { sendPendingMessages, type Deliver, type FailedAttempt } from './platform/outbox/dispatcher.js'
import { smsDelivery } from './platform/outbox/smsProvider.js'
import { smtpDelivery } from './platform/outbox/smtp.js'
import type { IncomingFolder } from './platform/storage/incomingFolder.js'
import type { Storage } from './platform/storage/storage.js'
import type { Db } from './platform/store/store.js'

const secondMs = 1000
const hourMs = 3_600_000

interface WorkInput {
  readonly db: Db
  readonly storage: Storage
  readonly incoming: IncomingFolder
  readonly textReader: TextReader | null
  readonly line: MessagingApi | null
  readonly publicUrl: () => string
  readonly now: () => number
}

/** Answers the function that stops them; it waits for runs in progress, for a mail at most ten seconds. */
export const startWork = (
  app: FastifyInstance,
  config: Config,
  { incoming, now, ...rest }: WorkInput,
): (() => Promise<void>) => {
  const { db, textReader, line } = rest
  const failed = (err: unknown): void => app.log.error({ err }, 'background jobs failed')
  const ending = new AbortController()
  const notSent = (attempt: FailedAttempt): void =>
    attempt.next === null
      ? app.log.error(attempt, 'a message failed finally')
      : app.log.warn(attempt, 'a message was not sent')
  const dispatcher = { ending: ending.signal, failed: notSent }
  const delivering = (deliver: Deliver, channel: OutboxMessage['channel']): PeriodicTask => ({
    everyMs: secondMs,
    run: (_now, clock) => sendPendingMessages(db, deliver, clock, { channel, ...dispatcher }),
  })
  const smtp = config.mail === null ? null : smtpDelivery(config.mail)
  const sms = config.sms === null ? null : smsDelivery(config.sms)
  const work = { ...rest, config, failed, ending: ending.signal, log: app.log }
  const tasks: ReadonlyArray<PeriodicTask> = [
    ...(smtp === null ? [] : [delivering(smtp.deliver, 'mail')]),
    ...(sms === null ? [] : [delivering(sms, 'sms')]),
    { everyMs: 60 * secondMs, run: (at) => runDueJobs(db, jobKinds, at, failed) },
    ...modules.flatMap((each) => each.periodicTasks?.(work) ?? []),
    { everyMs: hourMs, run: (at) => incoming.deleteStale(at) },
    { everyMs: hourMs, run: (at) => cleanUp(db, cleanups, at) },
  ]
  const clock = (): Date => new Date(now())
  const started = tasks.map(({ everyMs, run }) => startTask(everyMs, () => run(clock(), clock), failed))
  return async () => {
    ending.abort()
    await textReader?.close()
    const late = setTimeout(() => smtp?.close(), shutdownGraceMs)
    await Promise.all(started.map((task) => task.stop()))
    clearTimeout(late)
    smtp?.close()
    line?.close()
  }
}
