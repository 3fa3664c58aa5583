import { sql, type RawBuilder } from 'kysely'
import { healthActivityKinds } from '@careplus/core/internal/ports'
import { childHealthColumns, type ChildHealth } from './childColumns.js'

/**
 * The one place that asks for a child's health consent before its health data is read. A withdrawal hides the data at once
 * from everybody, also while it waits to be deleted. The lint rule `consented-health` refuses a statement that reads a
 * table of health data without one of these.
 */

export type HealthTable = 'growth_records' | 'stool_checks' | 'nutrition_checks'

const consents = (childId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from children as consenting where consenting.id = ${childId} and consenting.health_consent_at is not null
)`

/** For the `where` of a statement on the table: only rows of children whose health consent holds. */
export const isConsented = (table: HealthTable): RawBuilder<boolean> => consents(sql.ref(`${table}.child_id`))

/** For a `where` on `child_activity`: a measurement or check and its day are health data too. */
export const isConsentedActivity = (): RawBuilder<boolean> =>
  sql<boolean>`(child_activity.kind <> all(${sql.lit(`{${healthActivityKinds.join(',')}}`)}::text[]) or ${consents(sql.ref('child_activity.child_id'))})`

/** For the `select` of a statement on `children`: the child's health columns, null without consent. */
export const consentedColumns = () =>
  childHealthColumns.map((column) =>
    sql<
      ChildHealth[typeof column]
    >`case when children.health_consent_at is not null then ${sql.ref(`children.${column}`)} end`.as(column),
  )
