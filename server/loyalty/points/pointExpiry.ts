import * as E from 'fp-ts/Either'
import { addDays, todayInBangkok } from '@careplus/core/calendar'
import { ofFirstDay, postPoints, spendablePoints, totalOf } from '@careplus/core/internal/loyalty'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { heldOf, loadAccount, writePosted } from './pointAccounts.js'
import { expiredNotice, expiringNotice } from '../loyaltyNotices.js'

const firstAccount = (tx: Tx, aside: ReadonlyArray<string>) =>
  tx
    .selectFrom('point_accounts')
    .select(['member_id', 'seq', 'held', 'lots', 'redeemed', 'next_expiry'])
    .$if(aside.length > 0, (query) => query.where('member_id', 'not in', aside))
    .orderBy('next_expiry')
    .limit(1)
    .forUpdate()
    .skipLocked()

export const expirePoints = (db: Db, now: Date, failed: Failed): Promise<number> => {
  const today = todayInBangkok(now.getTime())
  const aside: string[] = []
  return workThrough(db, {
    next: (tx) => firstAccount(tx, aside).where('next_expiry', '<', today).executeTakeFirst(),
    work: async (tx, row) => {
      const posted = postPoints(heldOf(row).account, { _tag: 'Expire' }, now.getTime())
      if (E.isLeft(posted)) throw new Error(`Points do not expire: ${posted.left._tag}`)
      await writePosted(tx, row.member_id, posted.right)
      const expired = posted.right.rows.reduce((sum, { points }) => sum - points, 0)
      const usable = spendablePoints(await loadAccount(tx, row.member_id), today)
      await notifyMember(tx, row.member_id, expiredNotice(expired, usable), now)
      return 1
    },
    putAside: async (_, { member_id }) => aside.push(member_id),
    failed,
  })
}

const daysBefore = 30

export const notifyExpiring = (db: Db, now: Date, failed: Failed): Promise<number> => {
  const today = todayInBangkok(now.getTime())
  const aside: string[] = []
  return workThrough(db, {
    next: (tx) =>
      firstAccount(tx, aside)
        .where('next_expiry', 'is not', null)
        .where((of) => of('told_expiry', 'is distinct from', of.ref('next_expiry')))
        .where('next_expiry', '>=', today)
        .where('next_expiry', '<=', addDays(today, daysBefore))
        .executeTakeFirst(),
    work: async (tx, { member_id, lots, next_expiry }) => {
      const [first] = lots
      if (first !== undefined)
        await notifyMember(tx, member_id, expiringNotice({ ...first, points: totalOf(ofFirstDay(lots)) }), now)
      await tx
        .updateTable('point_accounts')
        .set({ told_expiry: next_expiry })
        .where('member_id', '=', member_id)
        .execute()
      return 1
    },
    putAside: async (_, { member_id }) => aside.push(member_id),
    failed,
  })
}
