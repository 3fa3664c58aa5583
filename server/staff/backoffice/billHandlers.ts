import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { billRefusalWords, receiptNumber } from '@careplus/core/internal/loyalty'
import type { BillState } from '@careplus/core/loyalty'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import { audit } from '../../platform/audit/audit.js'
import {
  decideBillAs,
  endTaughtText,
  isStoredAt,
  listTaughtTexts,
  type StaffDecision,
} from '../../loyalty/exports/bills.js'
import { refuse, refuseStep } from '../../platform/refusal/refused.js'
import type { Db } from '../../platform/store/store.js'
import { billFile, bills, shownRow } from './billFile.js'
import { billTimes } from './billTimes.js'
import { isOwnAccount } from '../approvals/ownAccount.js'
import type { StaffAnswer, StaffCall, StaffHandlers } from '../console/staffCall.js'
import { staffWords } from './staffWords.js'

const maxRows = 200

const decide = async (
  { db, params: { id }, actor, now }: StaffCall<StaffContract['rejectBill']> | StaffCall<StaffContract['approveBill']>,
  command: StaffDecision,
): StaffAnswer<StaffContract['rejectBill']> => {
  const decided = await decideBillAs(db, id, command, { actor }, now)
  if (E.isRight(decided)) return E.right({ data: { state: decided.right.state, points: decided.right.points } })
  switch (decided.left._tag) {
    case 'BillUnknown':
      return refuse('not_found')
    case 'ProductUnknown':
      return refuseStep(staffWords.productUnknown(decided.left.line + 1))
    default:
      return refuseStep(billRefusalWords(decided.left))
  }
}

/** Not every title names the pack size. */
const sizedTitle = (title: string, size: string): string => (title.includes(size) ? title : `${title} · ${size}`)

const picture = async (
  { db, params, storage, actor, now }: StaffCall<StaffContract['readStaffBillPicture']>,
  column: 'whole_key' | 'thumbnail_key',
): StaffAnswer<StaffContract['readStaffBillPicture']> => {
  const found = await db
    .selectFrom('bill_pictures')
    .select(['member_id', `${column} as key`])
    .where('id', '=', params.picture_id)
    .where('bill_id', '=', params.id)
    .where('deleted_at', 'is', null)
    .where(isStoredAt(now))
    .executeTakeFirst()
  const bytes = found === undefined ? null : await storage.get(found.key)
  if (bytes === null) return refuse('not_found')
  await audit(
    db,
    { actor, action: 'bill-picture.looked-at', subject: params.id, member: found?.member_id ?? null },
    now,
  )
  return E.right({ mediaType: 'image/webp', bytes })
}

type Order = NonNullable<StaffCall<StaffContract['listStaffBills']>['query']['order']>

const ofState = (db: Db, state: BillState, order: Order) =>
  bills(db)
    .where('bills.state', '=', state)
    .$if(order !== 'oldest', (query) =>
      query.orderBy(sql`coalesce(bill_readings.read_whole, false)`, order === 'read_first' ? 'desc' : 'asc'),
    )
    .orderBy('bills.sent_at', state === 'reviewing' ? 'asc' : 'desc')

/** Ignores signs and spaces, which members type differently. */
const ofReceipt = (db: Db, typed: string) => {
  const receipt = receiptNumber(typed)
  return bills(db)
    .where('bills.receipt', '=', E.isRight(receipt) ? receipt.right : '')
    .orderBy('bills.sent_at', 'desc')
}

export const billHandlers: Pick<
  StaffHandlers,
  | 'listStaffBills'
  | 'readStaffBill'
  | 'readStaffBillPicture'
  | 'readStaffBillThumbnail'
  | 'approveBill'
  | 'rejectBill'
  | 'listProducts'
  | 'listTaughtTexts'
  | 'endTaughtText'
> = {
  listStaffBills: async ({ db, query: { state = 'reviewing', receipt, order = 'oldest' }, now }) => {
    const rows = await (receipt === undefined ? ofState(db, state, order) : ofReceipt(db, receipt))
      .orderBy('bills.id')
      .limit(maxRows)
      .execute()
    return E.right({ data: { ...(await billTimes(db, now)), bills: rows.map(shownRow) } })
  },

  readStaffBill: async ({ db, params: { id }, actor, now }) => {
    const file = await billFile(db, id, now)
    if (file === null) return refuse('not_found')
    await audit(db, { actor, action: 'bill.looked-at', subject: id, member: file.member.id }, now)
    return E.right({ data: file })
  },

  readStaffBillPicture: (call) => picture(call, 'whole_key'),
  readStaffBillThumbnail: (call) => picture(call, 'thumbnail_key'),

  approveBill: async (call) => {
    const { db, params, staff } = call
    const bill = await db.selectFrom('bills').select('member_id').where('id', '=', params.id).executeTakeFirst()
    if (bill !== undefined && (await isOwnAccount(db, staff.id, bill.member_id))) return refuseStep(staffWords.ownBill)
    return decide(call, { _tag: 'Approve', ...call.body })
  },
  rejectBill: (call) => decide(call, { _tag: 'Reject', reason: call.body.reason }),

  listProducts: async ({ db }) => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title', 'size', 'age_line'])
      .orderBy('ordering')
      .execute()
    return E.right({
      data: rows.map(({ id, title, size, age_line }) => ({
        id,
        title: sizedTitle(title, size),
        age_line,
        earns: mayPromote(age_line),
      })),
    })
  },

  listTaughtTexts: async ({ db, query: { text = '' } }) => {
    const rows = await listTaughtTexts(db, text)
    return E.right({
      data: rows.map((row) => ({
        ...row,
        taught_at: row.taught_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      })),
    })
  },

  endTaughtText: async ({ db, body: { id }, actor, now }) => {
    if (!(await endTaughtText(db, id, actor, now))) return refuse('not_found')
    await audit(db, { actor, action: 'text.ended', subject: id }, now)
    return E.right({ data: null })
  },
}
