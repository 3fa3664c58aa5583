import type { Schema } from '../../platform/store/schema.js'

/**
 * `health`: there only with consent, and deleted when it is withdrawn. `link`: left out of the member's download, which is
 * about the member: whose it is, and how often it was changed.
 */
const kinds = {
  id: 'own',
  member_id: 'link',
  nickname: 'own',
  birthday: 'own',
  gender: 'own',
  delivery_method: 'own',
  gestation_weeks: 'health',
  gestation_days: 'health',
  health_consent_at: 'own',
  created_at: 'own',
  version: 'link',
} as const satisfies Readonly<Record<keyof Schema['children'], 'own' | 'link' | 'health'>>

type Column = keyof typeof kinds
type OfKind<Kind> = { [C in Column]: (typeof kinds)[C] extends Kind ? C : never }[Column]
export type ChildHealth = Pick<Schema['children'], OfKind<'health'>>

const columns = Object.keys(kinds) as ReadonlyArray<Column>
export const childHealthColumns = columns.filter((column): column is OfKind<'health'> => kinds[column] === 'health')
/** Beside the health columns, which are exported as `consentedColumns`. */
export const exportedChildColumns = columns.filter((column): column is OfKind<'own'> => kinds[column] === 'own')

/** Whether anything of a child's health is told. */
export const hasHealth = (fields: Partial<ChildHealth>): boolean =>
  childHealthColumns.some((column) => fields[column] !== undefined)

/** A child's health columns as they are told; what is not told is null. */
export const healthOf = (fields: Partial<ChildHealth>): ChildHealth =>
  Object.fromEntries(childHealthColumns.map((column) => [column, fields[column] ?? null])) as unknown as ChildHealth

/** As it is without consent. */
export const noHealth = healthOf({})
