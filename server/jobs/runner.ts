import { sql } from 'kysely'
import type { Db, Tx } from '../store/store.js'
import { adultErasureKind, eraseAdult } from '../adults/withdrawing.js'
import { eraseMember, memberErasureKind } from '../profile/deletion.js'
import { eraseChildHealth, erasureKind } from './erasure.js'

/** What a job of a kind does with its subject, inside the transaction that marks it done. */
const kinds: Readonly<Record<string, (tx: Tx, subject: string, now: Date) => Promise<void>>> = {
  [erasureKind]: eraseChildHealth,
  [adultErasureKind]: eraseAdult,
  [memberErasureKind]: eraseMember,
}

/** Does every job that is due, each in its own transaction; with several processes each job is done by one. */
export const runDueJobs = async (db: Db, now: Date): Promise<number> => {
  let done = 0
  for (;;) {
    const worked = await db.transaction().execute(async (tx) => {
      const job = await tx
        .selectFrom('jobs')
        .select(['id', 'kind', 'subject'])
        .where('done_at', 'is', null)
        .where('run_at', '<=', now)
        .where('kind', 'in', Object.keys(kinds))
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (job === undefined) return false
      await kinds[job.kind]?.(tx, job.subject, now)
      await tx
        .updateTable('jobs')
        .set({ done_at: now, tries: sql<number>`tries + 1` })
        .where('id', '=', job.id)
        .execute()
      return true
    })
    if (!worked) return done
    done += 1
  }
}

export interface Rounds {
  /** Waits for the round that is under way. */
  readonly stop: () => Promise<void>
}

/** Calls `round` every so often, never two at a time; a failed round is told and the next one comes all the same. */
export const startRounds = (
  everyMs: number,
  round: () => Promise<unknown>,
  failed: (reason: unknown) => void,
): Rounds => {
  let current: Promise<unknown> = Promise.resolve()
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    current = round()
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
