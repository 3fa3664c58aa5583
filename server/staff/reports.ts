import { sql } from 'kysely'
import type { Db } from '../store/store.js'

/** What the report of a name tells: how many there are, and the newest of them. Ids and times, no personal data. */
export interface Report {
  readonly total: number
  readonly rows: ReadonlyArray<Readonly<Record<string, string | number | null>>>
}

/** The newest that a report lists. */
export const mostRows = 50

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const count = sql<number>`count(*)::int`

/** Members with how much each keeps, newest first. */
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
    .limit(mostRows)
    .execute()
  return { total, rows: found.map(({ created_at, ...rest }) => ({ ...rest, joined_at: iso(created_at) })) }
}

/** Work that was put off, the latest due first; done jobs stay for 90 days. */
const jobs = async (db: Db): Promise<Report> => {
  const { total } = await db.selectFrom('jobs').select(count.as('total')).executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'run_at', 'tries', 'done_at'])
    .orderBy('run_at', 'desc')
    .orderBy('id')
    .limit(mostRows)
    .execute()
  return { total, rows: found.map((job) => ({ ...job, run_at: iso(job.run_at), done_at: iso(job.done_at) })) }
}

/** What was done to whom by whom, as ids, newest first. */
const audit = async (db: Db): Promise<Report> => {
  const { total } = await db.selectFrom('audit').select(count.as('total')).executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('audit')
    .select(['seq', 'at', 'actor', 'action', 'subject'])
    .orderBy('seq', 'desc')
    .limit(mostRows)
    .execute()
  return { total, rows: found.map((entry) => ({ ...entry, at: iso(entry.at) })) }
}

export const reports = { members, jobs, audit } as const
export type ReportName = keyof typeof reports

export const isReportName = (name: string): name is ReportName => Object.hasOwn(reports, name)

/** A report as lines of text: the total, then a column for each field. */
export const asText = (name: ReportName, { total, rows }: Report): string => {
  const first = rows[0]
  if (first === undefined) return `${name}: none`
  const fields = Object.keys(first)
  const cells = [fields, ...rows.map((row) => fields.map((field) => String(row[field] ?? '-')))]
  const widths = fields.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const shown = rows.length < total ? `, the newest ${rows.length}` : ''
  return [`${name}: ${total}${shown}`, ...lines].join('\n')
}
