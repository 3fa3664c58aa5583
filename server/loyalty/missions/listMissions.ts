import { sql, type RawBuilder } from 'kysely'
import type { AnswerOf } from '@careplus/adapters/contract'
import type { Contract } from '@careplus/adapters/internal/contract'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { missionMonth } from '@careplus/core/loyalty'
import type { MissionFacts, MissionWay } from '@careplus/core/internal/loyalty'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'
import { isProved } from '../points/unprovedRows.js'

export type Mission = AnswerOf<Contract['claimMission']>['data']
type MissionTask = Mission['tasks'][number]

/** This month and a year of past ones. */
const maxMonths = 13

interface Row {
  readonly task_id: string
  readonly month: string
  readonly month_title: string
  readonly title: string
  readonly description: string
  readonly unit: string
  readonly points: number
  readonly target: number
  readonly way: MissionWay
  readonly path: string | null
  readonly days: IsoDate[]
  readonly done: number
  readonly claimed_at: Date | null
  readonly joined_at: Date
  readonly proved: boolean
}

/** The newest month first. */
const tasksIn = (member: string, months: RawBuilder<unknown>) => sql<Row>`
  select task.id as task_id, task.month, mission_months.title as month_title, task.title, task.description, task.unit,
    task.points, task.target, task.way, task.path,
    coalesce(claim.claimed_at, (
      select max(earned_at) from mission_marks where mark in (
        select mission_mailbox_mark(task.id, issuer, subject) from identities where member_id = ${member}::uuid))) as claimed_at,
    case task.way when 'day' then marked.days else '[]' end as days,
    (case task.way when 'day' then marked.count else marked.subjects end)::integer as done,
    members.created_at as joined_at,
    ${isProved(sql.ref('members.id'))} as proved
  from mission_tasks task
  join members on members.id = ${member}::uuid
  join mission_months on mission_months.month = task.month
  left join mission_claims claim on claim.task_id = task.id and claim.member_id = ${member}::uuid
  cross join lateral (
    select coalesce(jsonb_agg(day order by day), '[]') as days, count(*), count(distinct subject) as subjects
    from mission_days where mission_days.task_id = task.id and mission_days.member_id = ${member}::uuid
  ) marked
  where task.month in (${months})
  order by task.month desc, task.ordering
`

const tasksTo = prepared((db, member: string, month: string) => ({
  compile: () =>
    tasksIn(
      member,
      sql`select month from mission_months where month <= ${month}::text order by month desc limit ${sql.lit(maxMonths)}`,
    ).compile(db),
}))

const tasksBeside = prepared((db, member: string, task: string) => ({
  compile: () => tasksIn(member, sql`select month from mission_tasks where id = ${task}::text`).compile(db),
}))

const taskOf = ({
  month: _,
  month_title: __,
  joined_at: ___,
  proved: ____,
  way,
  claimed_at,
  ...row
}: Row): MissionTask => ({
  ...row,
  by: way === 'day' ? 'day' : 'check',
  claimed_at: claimed_at?.toISOString() ?? null,
})

const missionsOf = (rows: ReadonlyArray<Row>): Mission[] => {
  const byMonth = new Map<string, { title: string; tasks: MissionTask[] }>()
  for (const row of rows) {
    const mission = byMonth.get(row.month) ?? { title: row.month_title, tasks: [] }
    mission.tasks.push(taskOf(row))
    byMonth.set(row.month, mission)
  }
  return [...byMonth].map(([month, mission]) => ({ month, ...mission }))
}

export const listMissions = async (db: Db, member: string, today: IsoDate): Promise<Mission[]> =>
  missionsOf(await tasksTo(db, member, missionMonth(today)))

export interface KnownTask {
  readonly facts: MissionFacts
  readonly title: string
  readonly mission: Mission
}

export const findTask = async (db: Db, member: string, id: string): Promise<KnownTask | null> => {
  const rows = await tasksBeside(db, member, id)
  const row = rows.find(({ task_id }) => task_id === id)
  const [mission] = missionsOf(rows)
  if (row === undefined || mission === undefined) return null
  const joined = todayInBangkok(row.joined_at.getTime())
  return { facts: { ...row, claimed: row.claimed_at !== null, joined }, title: row.title, mission }
}
