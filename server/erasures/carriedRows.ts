import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../platform/store/store.js'

export const count = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n)

export const was = (table: string) =>
  sql`(
    select row.* from carried_over as over, jsonb_populate_record(null::${sql.table(table)}, over.told) as row
    where over.kind = ${table}
  ) as was`

export const changed = (action: string) =>
  sql`(select (told ->> 'subject')::uuid from carried_over where kind = 'audit' and told ->> 'action' = ${action})`
