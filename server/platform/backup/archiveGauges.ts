import { sql } from 'kysely'
import { queryEveryMs, secondsSince, type StoreGauges } from '../metrics/storeGauges.js'

interface Archiving {
  readonly failing: boolean
  /** When the archive took something last; since the database was started, where it never did and should; null: there is none. */
  readonly archived: Date | null
  /** When something was written last; null: nothing was, or the database does not keep when. */
  readonly written: Date | null
  readonly now: Date
}

/** Whether the database hands on to its archive what it writes. */
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
  // One that was archiving and does so no more (`archive_mode`) is behind; what was never archived is not.
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
