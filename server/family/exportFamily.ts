import { sql } from 'kysely'
import type { MemberExport } from '../platform/module/serverModule.js'
import { exportedChildColumns } from './children/childColumns.js'
import { consentedColumns, isConsented } from './children/consentedHealth.js'
import { exportedPartners } from './partners/exportPartners.js'

type Part = MemberExport['files'][string]

const children: Part = async ({ db, member }) =>
  db
    .selectFrom('children')
    .select(exportedChildColumns)
    .select(consentedColumns())
    .where('member_id', '=', member)
    .orderBy('birthday')
    .orderBy('id')
    .execute()

/** A person is exported by name, and whether it was the member. */
const nameOf = (column: string) => sql<string | null>`(select name from members where id = ${sql.ref(column)})`
const isMember = (column: string, member: string) => sql<boolean | null>`${sql.ref(column)} = ${member}::uuid`

const recorded = (column: string, member: string) =>
  [nameOf(column).as('recorded_by'), isMember(column, member).as('recorded_by_me')] as const

const growth: Part = async ({ db, member }) =>
  db
    .selectFrom('growth_records')
    .innerJoin('children', 'children.id', 'growth_records.child_id')
    .select(['child_id', 'nickname', 'date', 'weight', 'height', 'measure', 'head_circumference'])
    .select(['height_carried', 'head_carried', 'referral_taken_on'])
    .select('growth_records.created_at')
    .select(recorded('growth_records.created_by', member))
    .select(nameOf('growth_records.changed_by').as('changed_by'))
    .select(isMember('growth_records.changed_by', member).as('changed_by_me'))
    .where(isConsented('growth_records'))
    .where('member_id', '=', member)
    .orderBy('child_id')
    .orderBy('date')
    .orderBy('growth_records.created_at')
    .orderBy('growth_records.id')
    .execute()

/** Inputs only; no level or tip is stored. */
const stool: Part = async ({ db, member }) =>
  db
    .selectFrom('stool_checks')
    .innerJoin('children', 'children.id', 'stool_checks.child_id')
    .select(['child_id', 'nickname', 'date', 'colour', 'photo', 'lasted_days', 'signs', 'stool_checks.created_at'])
    .select(recorded('stool_checks.created_by', member))
    .where(isConsented('stool_checks'))
    .where('member_id', '=', member)
    .orderBy('child_id')
    .orderBy('date')
    .orderBy('stool_checks.created_at')
    .execute()

const nutrition: Part = async ({ db, member }) =>
  db
    .selectFrom('nutrition_checks')
    .innerJoin('children', 'children.id', 'nutrition_checks.child_id')
    .select(['child_id', 'nickname', 'date', 'eaten', 'habits', 'sweet_drinks', 'class_number'])
    .select('nutrition_checks.created_at')
    .select(recorded('nutrition_checks.created_by', member))
    .where(isConsented('nutrition_checks'))
    .where('member_id', '=', member)
    .orderBy('child_id')
    .orderBy('date')
    .orderBy('nutrition_checks.created_at')
    .execute()

/** Adults who withdrew are left out, because their data must not be read. */
const adults: Part = async ({ db, member }) =>
  db
    .selectFrom('adults')
    .select(['id', 'relation', 'name', 'birth_date', 'sex', 'weight', 'height'])
    .select(['consent_at', 'consent_version', 'created_at'])
    .where('member_id', '=', member)
    .where('consent_at', 'is not', null)
    .orderBy('seq')
    .execute()

/** Without the secrets. */
const adultQuestions: Part = async ({ db, member }) =>
  db
    .selectFrom('adult_questions')
    .select(['asked_at', 'expires_at', 'agreed', 'answered_at'])
    .where('member_id', '=', member)
    .orderBy('asked_at')
    .execute()

const mobility: Part = async ({ db, member }) =>
  db
    .selectFrom('mobility_checks')
    .innerJoin('adults', 'adults.id', 'mobility_checks.adult_id')
    .select(['adult_id', 'name', 'date', 'answers', 'calf', 'stand', 'mobility_checks.created_at'])
    .where('member_id', '=', member)
    .where('consent_at', 'is not', null)
    .orderBy('adults.seq')
    .orderBy('date')
    .orderBy('mobility_checks.seq')
    .execute()

const reminders: Part = async ({ db, member }) =>
  db
    .selectFrom('reminder_settings')
    .select(['calendar_since', 'mail_weighing', 'mail_looking'])
    .where('member_id', '=', member)
    .execute()

export const exportFamily: MemberExport = {
  files: {
    children,
    growth,
    stool,
    nutrition,
    adults,
    'adult-questions': adultQuestions,
    mobility,
    reminders,
    sharing: exportedPartners,
  },
}
