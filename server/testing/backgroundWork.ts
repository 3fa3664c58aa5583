import { jobKinds, cleanups } from '../modules.js'
import { cleanUp } from '../platform/jobs/cleanup.js'
import { runDueJobs } from '../platform/jobs/jobRunner.js'
import type { Db } from '../platform/store/store.js'
import { unexpected } from './testServer.js'

/** The round of jobs, as the server does it; a job that fails fails the test. */
export const runJobs = (db: Db, now: Date): Promise<number> => runDueJobs(db, jobKinds, now, unexpected)

/** The round of housekeeping, as the server does it. */
export const runCleanup = (db: Db, now: Date): Promise<void> => cleanUp(db, cleanups, now)
