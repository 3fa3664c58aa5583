import { sql } from 'kysely'
import { askedEvery, type StoreGauges } from '../metrics/storeGauges.js'

/** Whether the database hands on to its archive what it writes. */
export const archiveGauges: StoreGauges = {
  of: 'archive',
  everyMs: askedEvery.cheap,
  gauges: {
    careplus_archive_failing: {
      help: "1: the database's last try to archive what it writes failed; 0: it did not, or there is no archive",
    },
  },
  read: async (db) => {
    const { rows } = await sql<{ readonly failing: boolean }>`
      select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing from pg_stat_archiver
    `.execute(db)
    return [{ name: 'careplus_archive_failing', value: rows[0]?.failing === true ? 1 : 0 }]
  },
}
