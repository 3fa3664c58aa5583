import { sql } from 'kysely'
import { queryEveryMs, secondsSince, type StoreGauges } from '../metrics/storeGauges.js'

interface Archiving {
  readonly failing: boolean
  /** Time of the last archived segment; since the database's start if none was archived but should be; null: no archive. */
  readonly archived: Date | null
  /** Time of the last write; null: none, or the database does not record it. */
  readonly written: Date | null
  readonly now: Date
}

export const archiveGauges: StoreGauges = {
  of: 'archive',
  everyMs: queryEveryMs.cheap,
  gauges: {
    careplus_archive_failing: {
      help: "1: the database's last try to archive what it writes failed; 0: it did not, or there is no archive",
    },
    careplus_archive_behind_seconds: {
      help: 'Seconds since the archive took something last, where something was written since; 0: nothing was, or there is no archive',
    },
  },
  // If archiving was switched off (`archive_mode`), it is behind; if it never ran, it is not.
  query: async (db) => {
    const { rows } = await sql<Archiving>`
      select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
        coalesce(
          last_archived_time, case when current_setting('archive_mode') <> 'off' then pg_postmaster_start_time() end
        ) as archived,
        case when current_setting('track_commit_timestamp') = 'on'
          then (select "timestamp" from pg_last_committed_xact()) end as written,
        clock_timestamp() as now
      from pg_stat_archiver
    `.execute(db)
    return rows.flatMap(({ failing, archived, written, now }) => [
      { name: 'careplus_archive_failing', value: failing ? 1 : 0 },
      {
        name: 'careplus_archive_behind_seconds',
        value: archived !== null && written !== null && written > archived ? secondsSince(archived, now) : 0,
      },
    ])
  },
}
