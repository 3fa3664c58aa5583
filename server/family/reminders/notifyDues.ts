import type { Failed } from '../../platform/jobs/workThrough.js'
import { isReachedAbout, queueLineMessage } from '../../platform/lineMessages/queueLineMessage.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { dueNotice } from './dueNotice.js'
import { endOfMailHours } from './mailReminders.js'
import { remindHourly, longestUnchecked } from './hourlyReminders.js'
import { recordNotified, unnotifiedDues } from './notifiedDues.js'

/** One message covers all due dates and names nobody. */
const messageWeighing = async (tx: Tx, member: string, now: Date): Promise<void> => {
  if (!(await isReachedAbout(tx, member, 'weighing'))) return
  const recipient = { member, way: 'line', wished: { weighing: true, looking: false } } as const
  const dues = await unnotifiedDues(tx, recipient, now)
  if (dues.length === 0) return
  const message = { kind: 'child.due', path: '/children', expiresAt: endOfMailHours(now) } as const
  const messageId = await queueLineMessage(tx, member, message, now)
  if (messageId !== null) await recordNotified(tx, recipient, dues, now, messageId)
}

const notifyAll = async (tx: Tx, member: string, now: Date): Promise<number> => {
  const recipient = { member, way: 'notice', wished: { weighing: true, looking: true } } as const
  const dues = await unnotifiedDues(tx, recipient, now)
  for (const due of dues) await notifyMember(tx, member, dueNotice(due), now)
  await recordNotified(tx, recipient, dues, now)
  await messageWeighing(tx, member, now)
  return dues.length
}

export const notifyDues = (db: Db, now: Date, failed: Failed): Promise<number> =>
  remindHourly(
    db,
    {
      table: 'due_looks',
      next: (tx, unseen) =>
        tx
          .selectFrom('due_looks')
          .select('member_id')
          .where(unseen)
          .orderBy(longestUnchecked)
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst(),
      notify: (tx, { member_id }) => notifyAll(tx, member_id, now),
    },
    now,
    failed,
  )
