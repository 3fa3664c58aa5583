import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { compareDates } from '../../calendar/arithmetic.js'
import { addMonths } from '../../calendar/months.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { pointsOfLines, type BillLine, type LineRefusal } from './lines.js'
import type { BillFlag } from './submission.js'

/** `reviewing` รอตรวจ, `approved` ผ่าน, `rejected` ไม่ผ่าน. */
export const BillState = /*#__PURE__*/ t.keyof({ reviewing: null, approved: null, rejected: null }, 'BillState')
export type BillState = t.TypeOf<typeof BillState>

/** Why a bill was rejected. */
export const BillReason = /*#__PURE__*/ t.keyof(
  {
    unreadable: null,
    too_old: null,
    duplicate: null,
    no_eligible_products: null,
    under_ten_baht: null,
    details_differ: null,
    not_a_receipt: null,
  },
  'BillReason',
)
export type BillReason = t.TypeOf<typeof BillReason>

/** `decided_on`: the Bangkok day of the last decision, null: none yet. */
export interface BillFacts {
  readonly state: BillState
  readonly appealed: boolean
  readonly decided_on: IsoDate | null
}

export type BillCommand =
  | {
      readonly _tag: 'Approve'
      /** The part of the bill that earns, as the member typed it. */
      readonly amount_satang: number
      readonly lines: ReadonlyArray<BillLine>
      /** An approved bill has this shop, receipt number and date. */
      readonly receiptTaken: boolean
      readonly flags: ReadonlyArray<BillFlag>
      readonly despite: ReadonlyArray<BillFlag>
    }
  | { readonly _tag: 'Reject'; readonly reason: BillReason }
  | { readonly _tag: 'Appeal' }

export interface BillStep extends BillFacts {
  /** Points to post in the same transaction; above 0 if approved, else 0. */
  readonly points: number
  readonly reason: BillReason | null
}

export type BillRefusal =
  | LineRefusal
  | { readonly _tag: 'LinesAboveBill'; readonly eligible_satang: number; readonly amount_satang: number }
  | { readonly _tag: 'NothingEarned'; readonly reason: 'no_eligible_products' | 'under_ten_baht' }
  | { readonly _tag: 'ReceiptAlreadyApproved' }
  | { readonly _tag: 'FlagsOpen'; readonly flags: ReadonlyArray<BillFlag> }
  | { readonly _tag: 'BillDecided'; readonly state: BillState }
  | { readonly _tag: 'BillNotRejected'; readonly state: BillState }
  | { readonly _tag: 'AppealUsed' }
  /** The pictures are deleted, so the bill cannot be reviewed again. */
  | { readonly _tag: 'AppealTooLate'; readonly until: IsoDate }

const pictureLifeMonths = 12

export const picturesStoredUntil = ({ state, decided_on }: BillFacts): IsoDate | null =>
  decided_on === null || state === 'reviewing' ? null : addMonths(decided_on, pictureLifeMonths)

const approved = (
  { amount_satang, lines, receiptTaken, flags, despite }: Extract<BillCommand, { _tag: 'Approve' }>,
  facts: BillFacts,
  today: IsoDate,
): E.Either<BillRefusal, BillStep> => {
  if (receiptTaken) return E.left({ _tag: 'ReceiptAlreadyApproved' })
  const earned = pointsOfLines(lines)
  if (E.isLeft(earned)) return earned
  const { points, eligible_satang } = earned.right
  if (eligible_satang > amount_satang) return E.left({ _tag: 'LinesAboveBill', eligible_satang, amount_satang })
  if (points === 0) {
    return E.left({ _tag: 'NothingEarned', reason: eligible_satang === 0 ? 'no_eligible_products' : 'under_ten_baht' })
  }
  // Last, so that nobody confirms warnings of a bill that cannot be approved.
  const open = flags.filter((flag) => !despite.includes(flag))
  if (open.length > 0) return E.left({ _tag: 'FlagsOpen', flags: open })
  return E.right({ state: 'approved', appealed: facts.appealed, decided_on: today, points, reason: null })
}

const appealed = (facts: BillFacts, today: IsoDate): E.Either<BillRefusal, BillStep> => {
  if (facts.state !== 'rejected') return E.left({ _tag: 'BillNotRejected', state: facts.state })
  if (facts.appealed) return E.left({ _tag: 'AppealUsed' })
  const until = picturesStoredUntil(facts)
  if (until !== null && compareDates(today, until) > 0) return E.left({ _tag: 'AppealTooLate', until })
  return E.right({ ...facts, state: 'reviewing', appealed: true, points: 0, reason: null })
}

export const decideBill = (facts: BillFacts, command: BillCommand, today: IsoDate): E.Either<BillRefusal, BillStep> => {
  if (command._tag === 'Appeal') return appealed(facts, today)
  if (facts.state !== 'reviewing') return E.left({ _tag: 'BillDecided', state: facts.state })
  if (command._tag === 'Approve') return approved(command, facts, today)
  return E.right({
    state: 'rejected',
    appealed: facts.appealed,
    decided_on: today,
    points: 0,
    reason: command.reason,
  })
}

export const mayAppeal = (facts: BillFacts, today: IsoDate): boolean => E.isRight(appealed(facts, today))
