import type { Placed, Tables } from './memberTables.js'

/** Members' tables whose rows do not name their member. */
export const tablesWithoutMember: ReadonlyArray<string> = [
  'bill_lines',
  'bill_readings',
  'bill_steps',
  'child_activity',
  'growth_records',
  'line_friends',
  'mobility_checks',
  'nutrition_checks',
  'order_steps',
  'partner_invite_children',
  'picture_readings',
  'refresh_tokens',
  'request_messages',
  'stool_checks',
]

/** Keys of members' tables that leave the member out, which is enough on one machine. */
export const keysWithoutMember: ReadonlyArray<string> = [
  'access_tokens_pkey',
  'adult_questions_pkey',
  'adult_questions_secret_hash_key',
  'adults_pkey',
  'adults_question_id_key',
  'bill_pictures_pkey',
  'bills_approved',
  'bills_pkey',
  'children_pkey',
  'consents_pkey',
  'draw_entrants_item_id_code_key',
  'draw_entries_pkey',
  'files_pkey',
  'identities_pkey',
  'member_addresses_pkey',
  'notices_pkey',
  'orders_number_key',
  'orders_pkey',
  'partner_invites_pkey',
  'prize_claims_pkey',
  'reminder_settings_calendar_hash_key',
  'requests_pkey',
  'sessions_pkey',
]

/** Of one table: its keys that leave the member out. */
export const keysWithout = ({ member, unique }: Placed) =>
  member === null ? [] : unique.filter(({ columns }) => !columns.includes(member))

const differing = (found: ReadonlyArray<string>, listed: ReadonlyArray<string>, fault: string, mended: string) => [
  ...found.filter((name) => !listed.includes(name)).map((name) => `${name} ${fault}`),
  ...listed.filter((name) => !found.includes(name)).map((name) => `${name} ${mended}`),
]

/** What the lists do not say of a schema: a new table or key without its member, or one that has it by now. */
export const keyFaults = (tables: Tables): ReadonlyArray<string> => {
  const all = [...tables.values()]
  const parts = all.filter(({ place }) => place === 'part').map(({ name }) => name)
  const keys = all
    .filter(({ place }) => place === 'member')
    .flatMap((table) => keysWithout(table).map(({ name }) => name))
  return [
    ...differing(parts, tablesWithoutMember, 'names no member: give it member_id', 'names its member, or is gone'),
    ...differing(
      keys,
      keysWithoutMember,
      'leaves the member out: begin it with member_id',
      'has the member, or is gone',
    ),
  ]
}
