import { sql, type RawBuilder } from 'kysely'
import { healthActivityKinds } from '@careplus/core/internal/ports'
import { childHealthColumns, type ChildHealth } from './childColumns.js'

/** The one check of a child's health consent before its data is read; the lint rule `consented-health` requires it. */

export type HealthTable = 'growth_records' | 'stool_checks' | 'nutrition_checks'

const consents = (childId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from children as consenting where consenting.id = ${childId} and consenting.health_consent_at is not null
)`

/** Only rows of children with a health consent. */
export const isConsented = (table: HealthTable): RawBuilder<boolean> => consents(sql.ref(`${table}.child_id`))

/** A measurement or check and its day are health data too. */
export const isConsentedActivity = (): RawBuilder<boolean> =>
  sql<boolean>`(child_activity.kind <> all(${sql.lit(`{${healthActivityKinds.join(',')}}`)}::text[]) or ${consents(sql.ref('child_activity.child_id'))})`

/** The health columns are null without consent. */
export const consentedColumns = () =>
  childHealthColumns.map((column) =>
    sql<
      ChildHealth[typeof column]
    >`case when children.health_consent_at is not null then ${sql.ref(`children.${column}`)} end`.as(column),
  )
