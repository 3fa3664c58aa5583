import type { Db, Tx } from '../store/store.js'
import { workThrough, type Failed } from './workThrough.js'

export type JobKinds = Readonly<Record<string, (tx: Tx, subject: string, now: Date) => Promise<void>>>

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** Milliseconds: 1, 2, 4 … minutes, at most a day, so that a 30-day promise gets enough attempts. */
const pauseAfter = (failures: number): number => Math.min(dayMs, minuteMs * 2 ** (failures - 1))

export const runDueJobs = (db: Db, kinds: JobKinds, now: Date, failed: Failed): Promise<number> =>
  workThrough(db, {
    next: (tx) =>
      tx
        .selectFrom('jobs')
        .select(['id', 'kind', 'subject', 'tries'])
        .where('done_at', 'is', null)
        .where('run_at', '<=', now)
        .where('kind', 'in', Object.keys(kinds))
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
    work: async (tx, { id, kind, subject, tries }) => {
      await kinds[kind]?.(tx, subject, now)
      await tx
        .updateTable('jobs')
        .set({ done_at: now, tries: tries + 1 })
        .where('id', '=', id)
        .execute()
      return 1
    },
    putAside: (apart, { id, tries }) =>
      apart
        .updateTable('jobs')
        .set({ tries: tries + 1, run_at: new Date(now.getTime() + pauseAfter(tries + 1)) })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .execute(),
    failed,
  })

export interface RunningTask {
  readonly stop: () => Promise<void>
}

export const startTask = (everyMs: number, run: () => Promise<unknown>, failed: Failed): RunningTask => {
  let current: Promise<unknown> = Promise.resolve()
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    current = run()
      .catch(failed)
      .finally(() => {
        running = false
      })
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
