import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { decideBill, type BillRefusal, type BillStep } from '@careplus/core/internal/loyalty'
import type { BillFlag, BillReason } from '@careplus/core/loyalty'
import { audit } from '../../platform/audit/audit.js'
import { post } from '../points/pointAccounts.js'
import type { Tx } from '../../platform/store/store.js'
import { openFlags } from './similarBills.js'
import { knownLines, writeLines, type ProductUnknown, type LineInput } from './billLines.js'
import { factsOf, lockBill, type LockedBill } from './lockBill.js'
import { notifyDecision } from './billNotices.js'
import { writeBillStep, type Acting } from './writeBillStep.js'
import { forgetUnknownLines, learnReceiptNames } from '../ocrResults/learnReceiptNames.js'

export type StaffDecision =
  | { readonly _tag: 'Approve'; readonly lines: ReadonlyArray<LineInput>; readonly despite?: ReadonlyArray<BillFlag> }
  | { readonly _tag: 'Reject'; readonly reason: BillReason }

export type StaffRefusal = BillRefusal | ProductUnknown | { readonly _tag: 'BillUnknown' }

/** The lock prevents another approval of the receipt until the transaction ends. */
const isReceiptUsed = async (tx: Tx, { id, shop_id, receipt, date }: LockedBill): Promise<boolean> => {
  const name = `receipt ${shop_id} ${date} ${receipt}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`.execute(tx)
  const other = await tx
    .selectFrom('bills')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('receipt', '=', receipt)
    .where('date', '=', date)
    .where('state', '=', 'approved')
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

const approve = async (
  tx: Tx,
  bill: LockedBill,
  { lines, despite = [] }: Extract<StaffDecision, { _tag: 'Approve' }>,
  acting: Acting,
  now: Date,
): Promise<E.Either<StaffRefusal, BillStep>> => {
  const known = await knownLines(tx, lines)
  if (E.isLeft(known)) return known
  const isUsed = await isReceiptUsed(tx, bill)
  const { amount_satang } = bill
  const command = {
    _tag: 'Approve',
    amount_satang,
    lines: known.right,
    receiptTaken: isUsed,
    flags: await openFlags(tx, bill),
    despite,
  } as const
  const step = decideBill(factsOf(bill), command, todayInBangkok(now.getTime()))
  if (E.isLeft(step)) return step
  const { points } = step.right
  const earned = await post(tx, bill.member_id, { _tag: 'Earn', kind: 'bill', points, reference_id: bill.id }, now)
  if (E.isLeft(earned)) throw new Error(`What a bill earns cannot be posted: ${earned.left._tag}`)
  await writeBillStep(tx, bill.id, 'approved', step.right, acting, now)
  await writeLines(tx, bill.id, known.right, acting.actor, now)
  await learnReceiptNames(tx, bill, lines, acting.actor, now)
  return step
}

const reject = async (
  tx: Tx,
  bill: LockedBill,
  command: Extract<StaffDecision, { _tag: 'Reject' }>,
  acting: Acting,
  now: Date,
): Promise<E.Either<StaffRefusal, BillStep>> => {
  const step = decideBill(factsOf(bill), command, todayInBangkok(now.getTime()))
  if (E.isRight(step)) await writeBillStep(tx, bill.id, 'rejected', step.right, acting, now)
  return step
}

export const decideBillAs = async (
  tx: Tx,
  id: string,
  decision: StaffDecision,
  acting: Acting,
  now: Date,
): Promise<E.Either<StaffRefusal, BillStep>> => {
  const bill = await lockBill(tx, id)
  if (bill === undefined) return E.left({ _tag: 'BillUnknown' })
  const step = await (decision._tag === 'Approve'
    ? approve(tx, bill, decision, acting, now)
    : reject(tx, bill, decision, acting, now))
  if (E.isLeft(step)) return step
  await forgetUnknownLines(tx, id)
  const action = decision._tag === 'Approve' ? 'bill.approved' : 'bill.rejected'
  const despite = decision._tag === 'Approve' ? (decision.despite ?? []) : []
  const facts =
    decision._tag === 'Approve'
      ? { amount: step.right.points, detail: despite.length === 0 ? null : despite.join(',') }
      : { detail: decision.reason }
  const { state: before, member_id: member } = bill
  await audit(tx, { actor: acting.actor, action, subject: id, member, before, after: step.right.state, ...facts }, now)
  await notifyDecision(tx, bill, step.right, now)
  return step
}
