import type { Schema } from '../../platform/store/schema.js'

/** `health`: only with consent, deleted at a withdrawal. `link`: not in the member's download. */
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
export const exportedChildColumns = columns.filter((column): column is OfKind<'own'> => kinds[column] === 'own')

export const hasHealth = (fields: Partial<ChildHealth>): boolean =>
  childHealthColumns.some((column) => fields[column] !== undefined)

/** Null: not given. */
export const healthOf = (fields: Partial<ChildHealth>): ChildHealth =>
  Object.fromEntries(childHealthColumns.map((column) => [column, fields[column] ?? null])) as unknown as ChildHealth

export const noHealth = healthOf({})
