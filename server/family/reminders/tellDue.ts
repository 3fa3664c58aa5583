import { mayMailAt } from '@careplus/core/reminders'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import { tellMember } from '../../platform/notices/tell.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { dueNotice } from './dueNotice.js'
import { hourOf, recordNotified, unnotifiedDues } from './notifiedDues.js'

/** In one round; what is left waits for the next. */
const mostInARound = 500

/** Whoever looks after a child and was not thought of in this hour, held until the transaction ends. */
const nextMember = (tx: Tx, now: Date) =>
  tx
    .selectFrom('due_looks')
    .select('member_id')
    .where((of) => of.or([of('looked_at', 'is', null), of('looked_at', '<', hourOf(now))]))
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * Tells everybody who looks after a child what is due for it and was not told, by the rule of the mail: by day, each due date
 * once. Answers how many notices.
 */
export const tellDue = async (db: Db, now: Date, failed: Failed): Promise<number> => {
  if (!mayMailAt(now.getTime())) return 0
  const looked = (on: Db, { member_id }: { readonly member_id: string }) =>
    on.updateTable('due_looks').set({ looked_at: now }).where('member_id', '=', member_id).execute()
  return workThrough(
    db,
    {
      next: (tx) => nextMember(tx, now),
      work: async (tx, member) => {
        await looked(tx, member)
        const telling = { member: member.member_id, way: 'notice', wished: { weighing: true, looking: true } } as const
        const dues = await unnotifiedDues(tx, telling, now)
        for (const due of dues) await tellMember(tx, telling.member, dueNotice(due), now)
        await recordNotified(tx, telling, dues, now)
        return dues.length
      },
      putAside: looked,
      failed,
    },
    mostInARound,
  )
}
