import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import {
  decideSubmission,
  type AcceptedBill,
  type SubmissionFacts,
  type SubmissionRefusal,
} from '@careplus/core/loyalty'
import { receiptNumber } from '@careplus/core/internal/loyalty'
import type { Bill, NewBill } from '@careplus/core/ports'
import { refusal, type Refusal } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { lockAccount } from '../points/pointAccounts.js'
import { secondsToNextDay } from '../../platform/outbox/smsBudget.js'
import type { StoredPicture } from '../../platform/storage/storedPicture.js'
import { pictureField } from '../../platform/pictures/pictureRefusals.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { similarPictures, samePurchase, sameReceipt } from './similarBills.js'
import { loadBill } from './bills.js'
import { submissionField } from './submissionField.js'
import { notifyReceived } from './billNotices.js'
import { deleteOcrOfBillPictures } from '../ocrResults/deleteOcrResults.js'
import { queueBillOcr } from '../ocrResults/queueOcr.js'
import { columnsOf, lockUploads, sentBefore, type HandedPicture } from './uploadedPictures.js'

interface HandedIn {
  readonly member: string
  readonly bill: NewBill
  /** Null: the next of the files. */
  readonly uploads?: ReadonlyArray<string | null> | undefined
  readonly files: ReadonlyArray<StoredPicture>
  readonly isRecognized?: boolean
}

interface Sent extends Pick<HandedIn, 'member' | 'bill'> {
  readonly pictures: ReadonlyArray<HandedPicture>
}

const factsOf = async (
  tx: Tx,
  { member, bill, pictures }: Sent,
  today: IsoDate,
): Promise<Omit<SubmissionFacts, 'pictureAlike'>> => {
  const receipt = receiptNumber(bill.receipt_number)
  const submitted = { ...bill, receipt: E.isRight(receipt) ? receipt.right : null, sent_on: today }
  const { rows } = await sql<Omit<SubmissionFacts, 'pictureAlike'>>`
    select
      exists (select from shops where id = ${bill.shop_id} and status = 'available') as "shopAvailable",
      (select count(*)::integer from bills where member_id = ${member} and sent_on = ${today}) as "submittedToday",
      ${sentBefore(member, pictures)} as "sentBefore",
      exists (select from bills where ${sameReceipt(submitted)}) as "receiptKnown",
      exists (select from bills where ${samePurchase(submitted)}) as "purchaseKnown"
  `.execute(tx)
  const [facts] = rows
  if (facts === undefined) throw new Error('A statement without its one row')
  return facts
}

const fieldsOf =
  (pictures: ReadonlyArray<StoredPicture>, sentBefore: ReadonlyArray<string>) =>
  (refusal: SubmissionRefusal): ReadonlyArray<Refusal> =>
    refusal._tag === 'PictureRepeated'
      ? pictures.flatMap(({ shown }, at) =>
          sentBefore.includes(shown) || pictures.findIndex((each) => each.shown === shown) < at
            ? [pictureField(at, refusal)]
            : [],
        )
      : [submissionField(refusal)]

/** A full day's refusal has the end of the day, because the member's clock may show another day. */
const refuseSubmission = (
  refusals: ReadonlyArray<SubmissionRefusal>,
  pictures: ReadonlyArray<StoredPicture>,
  sentBefore: ReadonlyArray<string>,
  now: Date,
): E.Either<Refused, never> => {
  const { left: refused } = refuseFields(refusals.flatMap(fieldsOf(pictures, sentBefore)))
  const dayFull = refusals.some(({ _tag }) => _tag === 'BillsADay')
  return E.left(dayFull ? { ...refused, retryAfter: secondsToNextDay(now) } : refused)
}

const write = async (
  tx: Tx,
  id: string,
  { member, bill, pictures }: Sent,
  { receipt, flags, forecast }: AcceptedBill,
  today: IsoDate,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('bills')
    .values({
      ...bill,
      id,
      member_id: member,
      receipt,
      state: 'reviewing',
      forecast,
      flags: JSON.stringify(flags),
      sent_at: now,
      sent_on: today,
    })
    .execute()
  await tx.insertInto('bill_steps').values({ bill_id: id, seq: 0, kind: 'sent', at: now, actor: 'member' }).execute()
  const placed = pictures.map((picture, ordering) => ({ picture, place: { bill_id: id, ordering } }))
  const fresh = placed.filter(({ picture }) => picture.uploadId === null)
  if (fresh.length > 0)
    await tx
      .insertInto('bill_pictures')
      .values(
        fresh.map(({ picture, place }) => ({
          ...columnsOf(picture),
          ...place,
          id: randomUUID(),
          member_id: member,
          sent_on: today,
        })),
      )
      .execute()
  for (const { picture, place } of placed)
    if (picture.uploadId !== null)
      await tx
        .updateTable('bill_pictures')
        .set({ ...place, delete_after: null })
        .where('id', '=', picture.uploadId)
        .execute()
  await audit(tx, { actor: member, action: 'bill.sent', subject: id }, now)
}

const picturesOf = async (
  tx: Tx,
  { member, files, uploads = files.map(() => null) }: HandedIn,
  now: Date,
): Promise<E.Either<Refused, ReadonlyArray<HandedPicture>>> => {
  const rest = [...files]
  const held = await lockUploads(
    tx,
    member,
    uploads.flatMap((id) => id ?? []),
    now,
  )
  if (held === null) return refuseFields([refusal('picture_ids', 'not_one_of')])
  const pictures = uploads.flatMap((id) => {
    if (id !== null) return held.get(id) ?? []
    const file = rest.shift()
    return file === undefined ? [] : { ...file, uploadId: null }
  })
  return rest.length > 0 || pictures.length < uploads.length
    ? refuseFields([refusal('picture_ids', 'malformed')])
    : E.right(pictures)
}

/** One member's bills wait for each other. */
export const sendBill = (db: Db, handed: HandedIn, now: Date): Promise<E.Either<Refused, Bill>> =>
  inTransaction(db, async (tx) => {
    const { member, bill } = handed
    // The account is locked before its uploads, as in an upload, so that neither deadlocks.
    await lockAccount(tx, member)
    const handedPictures = await picturesOf(tx, handed, now)
    if (E.isLeft(handedPictures)) return handedPictures
    const pictures = handedPictures.right
    const sent = { member, bill, pictures }
    const today = todayInBangkok(now.getTime())
    const likenesses = pictures.map(({ perceptualHash: hash }) => hash)
    const similarPicture = (await similarPictures(tx, { member, likenesses, day: today, max: 1 })).length > 0
    const facts = { ...(await factsOf(tx, sent, today)), pictureAlike: similarPicture }
    const submission = { ...bill, pictures: pictures.map(({ shown }) => shown) }
    const decided = decideSubmission(submission, facts, today)
    if (E.isLeft(decided)) return refuseSubmission(decided.left, pictures, facts.sentBefore, now)
    const id = randomUUID()
    await write(tx, id, sent, decided.right, today, now)
    if (handed.isRecognized === true) await queueBillOcr(tx, id, now)
    else await deleteOcrOfBillPictures(tx, id)
    const written = await loadBill(tx, member, id, now)
    if (written === null) throw new Error('A bill that was written is not there')
    await notifyReceived(tx, member, written, now)
    return E.right(written)
  })
