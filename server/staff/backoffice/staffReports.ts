import { sql } from 'kysely'
import { isConsented } from '../../family/exports/children.js'
import type { Db } from '../../platform/store/store.js'

/** The total and the newest rows: ids and times, no personal data. */
export interface Report {
  readonly total: number
  readonly rows: ReadonlyArray<Readonly<Record<string, string | number | null>>>
}

export const maxRows = 50

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const count = sql<number>`count(*)::int`

const members = async (db: Db): Promise<Report> => {
  const { total } = await db.selectFrom('members').select(count.as('total')).executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('members')
    .select((of) => [
      'members.id',
      'members.created_at',
      of.selectFrom('children').whereRef('children.member_id', '=', 'members.id').select(count.as('n')).as('children'),
      of
        .selectFrom('growth_records')
        .innerJoin('children', 'children.id', 'growth_records.child_id')
        .whereRef('children.member_id', '=', 'members.id')
        .where(isConsented('growth_records'))
        .select(count.as('n'))
        .as('growth_records'),
      of
        .selectFrom('sessions')
        .whereRef('sessions.member_id', '=', 'members.id')
        .where('sessions.ended_at', 'is', null)
        .select(count.as('n'))
        .as('sessions'),
    ])
    .orderBy('members.created_at', 'desc')
    .orderBy('members.id')
    .limit(maxRows)
    .execute()
  return { total, rows: found.map(({ created_at, ...rest }) => ({ ...rest, joined_at: iso(created_at) })) }
}

const jobs = async (db: Db): Promise<Report> => {
  const { total } = await db.selectFrom('jobs').select(count.as('total')).executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'run_at', 'tries', 'done_at'])
    .orderBy('run_at', 'desc')
    .orderBy('id')
    .limit(maxRows)
    .execute()
  return { total, rows: found.map((job) => ({ ...job, run_at: iso(job.run_at), done_at: iso(job.done_at) })) }
}

/** Unsent messages without recipients, the newest first; abandoned ones stay for 30 days without their text. */
const messages = async (db: Db): Promise<Report> => {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null)
  const { total } = await unsent.select(count.as('total')).executeTakeFirstOrThrow()
  const found = await unsent
    .select(['id', 'channel', 'created_at', 'tries', 'failure', 'next_try_at', 'given_up_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxRows)
    .execute()
  return {
    total,
    rows: found.map(({ created_at, next_try_at, given_up_at, ...message }) => ({
      ...message,
      posted_at: iso(created_at),
      next_try_at: given_up_at === null ? iso(next_try_at) : null,
      given_up_at: iso(given_up_at),
    })),
  }
}

export const reports = { members, jobs, letters: messages } as const
