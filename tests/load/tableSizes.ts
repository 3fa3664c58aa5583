import { onDatabase } from '../../server/testing/ownDatabase'

export { openPostOffice } from '../drills/mailRelay'
export { newDatabase } from '../../server/testing/ownDatabase'

/** On this machine only; for a database's administrator. */
export const postmasterOf = (url: string): Promise<number> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ readonly file: string }>("select pg_read_file('postmaster.pid') as file")
    return Number(rows[0]?.file.split('\n')[0])
  })

export interface TableSize {
  readonly table: string
  /** Bytes; `heap` with what is stored beside it. */
  readonly heap: number
  readonly indexes: number
  readonly live: number
  readonly dead: number
}

export const tableSizes = (url: string): Promise<ReadonlyArray<TableSize>> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<TableSize>(
      `select relname as "table", pg_table_size(relid)::float8 as heap, pg_indexes_size(relid)::float8 as indexes,
         n_live_tup::float8 as live, n_dead_tup::float8 as dead
       from pg_stat_user_tables where pg_total_relation_size(relid) > 65536 order by relname`,
    )
    return rows
  })
