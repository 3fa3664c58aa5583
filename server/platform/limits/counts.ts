import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'
import type { Counter, Window } from './limits.js'

/** The window begins with the first count and starts anew after `seconds`. */
export interface Counted {
  readonly counter: Counter
  readonly window: Window
}

/** A window in the future comes from a clock that was set back; it ends with a window of today. */
const countOne = prepared((db, rule: string, subject: string, now: Date, since: Date, until: Date) =>
  db
    .insertInto('limit_counts')
    .values({ rule, subject, began_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['rule', 'subject']).doUpdateSet({
        began_at: sql<Date>`case when limit_counts.began_at between ${since} and ${until}
          then limit_counts.began_at else excluded.began_at end`,
        count: sql<number>`case when limit_counts.began_at between ${since} and ${until}
          then limit_counts.count + 1 else 1 end`,
      }),
    )
    .returning(['began_at', 'count']),
)

/** Seconds to wait; 0: within the limit. */
export const countUp = async (db: Db, { counter, window }: Counted, now: Date): Promise<number> => {
  const ms = window.seconds * 1000
  const [since, until] = [new Date(now.getTime() - ms), new Date(now.getTime() + ms)]
  const [row] = await countOne(db, counter.rule, sha256(counter.subject), now, since, until)
  if (row === undefined || row.count <= window.count) return 0
  return Math.max(1, (row.began_at.getTime() + ms - now.getTime()) / 1000)
}
