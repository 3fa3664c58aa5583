import * as t from 'io-ts'
import { compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import type { DrawState } from '../draw/drawCommand.js'

/** The type of a catalogue item. */
export const ItemType = /*#__PURE__*/ t.keyof({ reward: null, luckydraw: null }, 'ItemType')
export type ItemType = t.TypeOf<typeof ItemType>

/** Whether an item can be redeemed. */
export const ItemStatus = /*#__PURE__*/ t.keyof(
  { available: null, scheduled: null, ended: null, sold_out: null, hidden: null },
  'ItemStatus',
)
export type ItemStatus = t.TypeOf<typeof ItemStatus>

interface Terms {
  /** Of one piece, or of one entry of a draw. */
  readonly point: number
  /** First and last Bangkok day; `expire_date` null: without end. */
  readonly begin_date: IsoDate
  readonly expire_date: IsoDate | null
  /** The maximum of pieces or entries of one member; null: no limit. */
  readonly member_limit: number | null
  readonly hidden: boolean
}
/** The terms of a reward; `stock_balance`: remaining pieces. */
export interface RewardTerms extends Terms {
  readonly type: 'reward'
  readonly stock_balance: number
}
/** The terms of a draw. */
export interface LuckyDrawTerms extends Terms {
  readonly type: 'luckydraw'
  readonly draw: { readonly state: DrawState; readonly permit_number: string | null }
}
/** The terms of a reward or draw. */
export type ItemTerms = RewardTerms | LuckyDrawTerms

/** Whether a day is before the first one of an item. */
export const isBefore = (terms: Pick<Terms, 'begin_date'>, today: IsoDate): boolean =>
  compareDates(today, terms.begin_date) < 0

/** Whether a day is after the last one of an item, if it has one. */
export const isAfter = ({ expire_date }: Pick<Terms, 'expire_date'>, today: IsoDate): boolean =>
  expire_date !== null && compareDates(today, expire_date) > 0

/** Whether a draw accepts no more entries. */
export const drawIsOver = (state: DrawState): boolean => !acceptsEntries[state]

const acceptsEntries: Readonly<Record<DrawState, boolean>> = {
  prepared: true,
  open: true,
  closed: false,
  drawn: false,
  recorded: false,
  cancelled: false,
}

/** The status of an item on a day. A closed draw has ended, whatever its dates, and never sells out. */
export const itemStatus = (terms: ItemTerms, today: IsoDate): ItemStatus => {
  if (terms.hidden) return 'hidden'
  if (isAfter(terms, today)) return 'ended'
  if (terms.type === 'luckydraw' && drawIsOver(terms.draw.state)) return 'ended'
  if (isBefore(terms, today)) return 'scheduled'
  if (terms.type === 'luckydraw') return terms.draw.state === 'open' ? 'available' : 'scheduled'
  return terms.stock_balance > 0 ? 'available' : 'sold_out'
}
