import { dueTitle } from '@careplus/core/internal/reminders'
import type { Due } from '@careplus/core/reminders'
import { sha256 } from '../../platform/crypto/tokens.js'
import type { Tx } from '../../platform/store/store.js'

export interface CalendarEvent {
  readonly due: Due
  readonly uid: string
  readonly sequence: number
  readonly changed_at: Date
}

/** A due date has the same UID after it moves to another day. */
export const uidOf = ({ kind, subject, nth }: Pick<Due, 'kind' | 'subject' | 'nth'>): string =>
  `${kind}-${subject}${nth === 1 ? '' : `-${nth}`}@careplus`

/** Locks the calendar, so that two programs that fetch at once get the same revisions. */
const heldRevision = async (tx: Tx, member: string): Promise<number> =>
  (
    await tx
      .selectFrom('reminder_settings')
      .select('calendar_revision')
      .where('member_id', '=', member)
      .forUpdate()
      .executeTakeFirstOrThrow()
  ).calendar_revision

/** The next revision of the calendar, so that SEQUENCE only grows (RFC 5545, 3.8.7.4). Another name is no move. */
export const revisedEvents = async (
  tx: Tx,
  member: string,
  dues: ReadonlyArray<Due>,
  now: Date,
): Promise<ReadonlyArray<CalendarEvent>> => {
  const revision = await heldRevision(tx, member)
  const stored = await tx
    .selectFrom('calendar_events')
    .select(['uid', 'due_on', 'title_hash', 'sequence', 'changed_at'])
    .where('member_id', '=', member)
    .execute()
  const before = new Map(stored.map((event) => [event.uid, event]))
  // RFC 5545 counts whole seconds.
  const changed_at = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const events = dues.map((due) => {
    const uid = uidOf(due)
    const known = before.get(uid)
    const title_hash = sha256(dueTitle(due))
    const moved = known?.due_on !== due.on
    const changed = moved || known.title_hash !== title_hash
    const sequence = known === undefined || moved ? revision + 1 : known.sequence
    return { due, uid, title_hash, changed, moved, sequence, changed_at: changed ? changed_at : known.changed_at }
  })
  const changed = events.filter((event) => event.changed)
  const removed = stored.filter(({ uid }) => !events.some((event) => event.uid === uid)).map(({ uid }) => uid)
  if (removed.length > 0)
    await tx.deleteFrom('calendar_events').where('member_id', '=', member).where('uid', 'in', removed).execute()
  if (changed.length > 0)
    await tx
      .insertInto('calendar_events')
      .values(
        changed.map(({ due, uid, title_hash, sequence }) => ({
          member_id: member,
          uid,
          child_id: due.kind === 'mobility' ? null : due.subject,
          adult_id: due.kind === 'mobility' ? due.subject : null,
          due_on: due.on,
          title_hash,
          sequence,
          changed_at,
        })),
      )
      .onConflict((same) =>
        same.columns(['member_id', 'uid']).doUpdateSet((of) => ({
          due_on: of.ref('excluded.due_on'),
          title_hash: of.ref('excluded.title_hash'),
          sequence: of.ref('excluded.sequence'),
          changed_at: of.ref('excluded.changed_at'),
        })),
      )
      .execute()
  if (events.some(({ moved }) => moved))
    await tx
      .updateTable('reminder_settings')
      .set({ calendar_revision: revision + 1 })
      .where('member_id', '=', member)
      .execute()
  return events
}
