import { addDays, addMonths, endOfMonth, todayInBangkok } from '@careplus/core/calendar'
import { addAddress } from '../loyalty/addresses/addresses.js'
import { enterDraw } from '../loyalty/draws/enterDraw.js'
import { post } from '../loyalty/points/pointAccounts.js'
import type { Tx } from '../platform/store/store.js'
import { at, type PicturedBill } from './demoBills.js'
import { fromEarlierSite, home, missions, ordered, sentBill, type DemoEvent } from './demoEvents.js'

const readNoticeDays = 7

/** About 1,240 points remain; the first 180 expire at the end of next month. Without content it does nothing. */
export const seedLoyalty = async (
  tx: Tx,
  { member, email, phone }: { readonly member: string; readonly email: string; readonly phone: string },
  bills: ReadonlyArray<PicturedBill>,
  now: Date,
): Promise<void> => {
  if (bills.length === 0) return
  const today = todayInBangkok(now.getTime())
  const thisMonth = addDays(endOfMonth(addMonths(today, -1)), 1)
  const entered = at(addDays(today, -10), 19)
  const story: ReadonlyArray<DemoEvent> = [
    fromEarlierSite(member, email, phone, at(addMonths(today, -13))),
    ...bills.flatMap((bill) => sentBill(member, bill)),
    ...ordered(member, '102', addDays(thisMonth, -4), true),
    { at: at(thisMonth, 0), run: (then) => post(then, member, { _tag: 'Expire' }, at(thisMonth, 0)) },
    { at: entered, run: (then) => enterDraw(then, member, '201', 3, entered) },
    ...ordered(member, '107', addDays(today, -3), false),
    ...missions(member, today),
  ]
  const past = story.filter((each) => each.at <= now).sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { run: happens } of past) await happens(tx)
  await addAddress(tx, member, { ...home, is_default: true }, now)
  await tx
    .updateTable('notices')
    .set((of) => ({ read_at: of.ref('at') }))
    .where('member_id', '=', member)
    .where('at', '<', at(addDays(today, -readNoticeDays)))
    .execute()
}
