import type { ActivityKind, ChildActivity } from '@careplus/core/ports'
import { toPage, rowsOfPage, type ListPage } from '../../platform/http/listPages.js'
import { isConsentedActivity } from '../children/consentedHealth.js'
import type { Db } from '../../platform/store/store.js'

interface Activity {
  readonly child: string
  readonly actor: string
  readonly kind: ActivityKind
  /** ISO date of the measurement or check. */
  readonly day?: string
  readonly about?: string
}

export const recordActivity = async (db: Db, { child, actor, kind, day, about }: Activity, at: Date): Promise<void> => {
  await db
    .insertInto('child_activity')
    .values({ child_id: child, at, actor, kind, day: day ?? null, about: about ?? null })
    .execute()
}

export const listActivity = async (
  db: Db,
  reader: string,
  child: string,
  from?: string,
): Promise<ListPage<ChildActivity>> => {
  const rows = await db
    .selectFrom('child_activity')
    .leftJoin('members as doer', 'doer.id', 'child_activity.actor')
    .leftJoin('members as person', 'person.id', 'child_activity.about')
    .select(['seq', 'kind', 'at', 'actor', 'day', 'doer.name as by', 'person.name as about'])
    .where('child_id', '=', child)
    .where(isConsentedActivity())
    .$if(from !== undefined, (older) => older.where('seq', '<', Number(from)))
    .orderBy('seq', 'desc')
    .limit(rowsOfPage)
    .execute()
  return toPage(
    rows,
    ({ seq }) => String(seq),
    ({ seq, at, actor, ...rest }) => ({ ...rest, id: String(seq), by_me: actor === reader, at: at.toISOString() }),
  )
}
