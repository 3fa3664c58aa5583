import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { dueDates, mayMailAt, toMail, type Due } from '@careplus/core/reminders'
import { workThrough, type Failed } from '../jobs/workThrough.js'
import { tellMember, type Notice } from '../notices/tell.js'
import type { Db, Tx } from '../store/store.js'
import { householdOf } from './household.js'

/** In one round; what is left waits for the next. */
const mostInARound = 500

/** Looking at a stool again is for those who wished for it. */
const told = { weighing: true, looking: false }

/** Names what to do, never what was found. */
export const dueNotice = ({ name, subject }: Pick<Due, 'name' | 'subject'>): Notice => ({
  topic: 'growth',
  kind: 'growth.due',
  title: `ครบกำหนดวัด${name.startsWith('น้อง') ? '' : 'น้อง'}${name}`,
  body: 'ชั่งน้ำหนัก วัดส่วนสูง แล้วบันทึกได้เลย',
  path: `/children-profile/add-growth?child=${subject}`,
  child: subject,
})

/** Whoever looks after a child and was not thought of today, held until the transaction ends. */
const nextMember = (tx: Tx, today: IsoDate) =>
  tx
    .selectFrom('due_looks')
    .select(['member_id', 'looked_on'])
    .where((of) => of.or([of('looked_on', 'is', null), of('looked_on', '<', today)]))
    .orderBy('looked_on', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * Tells everybody who looks after a child that it is due to be measured, by the rule of the mail: by day, each due date
 * once. Answers how many notices.
 */
export const tellDue = async (db: Db, now: Date, failed: Failed): Promise<number> => {
  if (!mayMailAt(now.getTime())) return 0
  const today = todayInBangkok(now.getTime())
  const looked = (on: Db, { member_id }: { readonly member_id: string }) =>
    on.updateTable('due_looks').set({ looked_on: today }).where('member_id', '=', member_id).execute()
  return workThrough(
    db,
    {
      next: (tx) => nextMember(tx, today),
      work: async (tx, member) => {
        await looked(tx, member)
        const household = await householdOf(tx, member.member_id)
        const dues = toMail(dueDates(household), told, member.looked_on as IsoDate | null, today)
        for (const due of dues) await tellMember(tx, member.member_id, dueNotice(due), now)
        return dues.length
      },
      putAside: looked,
      failed,
    },
    mostInARound,
  )
}
