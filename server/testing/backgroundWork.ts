import { jobKinds, cleanups } from '../modules.js'
import { cleanUp } from '../platform/jobs/cleanup.js'
import { runDueJobs } from '../platform/jobs/jobRunner.js'
import type { Db } from '../platform/store/store.js'
import { unexpected } from './testServer.js'

/** A failing job fails the test. */
export const runJobs = (db: Db, now: Date): Promise<number> => runDueJobs(db, jobKinds, now, unexpected)

export const runCleanup = (db: Db, now: Date): Promise<void> => cleanUp(db, cleanups, now)
