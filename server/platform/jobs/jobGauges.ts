import { sql } from 'kysely'
import { queryEveryMs, secondsSince, type StoreGauges } from '../metrics/storeGauges.js'

export const jobGauges: StoreGauges = {
  of: 'jobs',
  everyMs: queryEveryMs.cheap,
  gauges: {
    careplus_jobs_due: { help: 'Jobs that are due and not done', labels: ['kind'] },
    careplus_jobs_overdue_seconds: { help: 'Seconds by which the oldest of them is late', labels: ['kind'] },
    careplus_jobs_failed: { help: 'Jobs that have failed before and are not done', labels: ['kind'] },
    careplus_jobs_most_tries: { help: 'Tries of the job not done that was tried most', labels: ['kind'] },
  },
  query: async (db, now) => {
    const kinds = await db
      .selectFrom('jobs')
      .select([
        'kind',
        sql<number>`(count(*) filter (where run_at <= ${now}))::int`.as('due'),
        sql<Date | null>`min(run_at) filter (where run_at <= ${now})`.as('oldest'),
        sql<number>`(count(*) filter (where tries > 0))::int`.as('failed'),
        sql<number>`max(tries)`.as('tries'),
      ])
      .where('done_at', 'is', null)
      .groupBy('kind')
      .execute()
    return kinds.flatMap(({ kind, due, oldest, failed, tries }) => [
      { name: 'careplus_jobs_due', labels: { kind }, value: due },
      { name: 'careplus_jobs_overdue_seconds', labels: { kind }, value: secondsSince(oldest, now) },
      { name: 'careplus_jobs_failed', labels: { kind }, value: failed },
      { name: 'careplus_jobs_most_tries', labels: { kind }, value: tries },
    ])
  },
}
