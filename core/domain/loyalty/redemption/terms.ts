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
  readonly point: number
  /** First and last Bangkok day; `expire_date` null: without end. */
  readonly begin_date: IsoDate
  readonly expire_date: IsoDate | null
  /** Of one member; null: no limit. */
  readonly member_limit: number | null
  readonly hidden: boolean
}
export interface RewardTerms extends Terms {
  readonly type: 'reward'
  readonly stock_balance: number
}
export interface LuckyDrawTerms extends Terms {
  readonly type: 'luckydraw'
  readonly draw: { readonly state: DrawState; readonly permit_number: string | null }
}
export type ItemTerms = RewardTerms | LuckyDrawTerms

export const isBefore = (terms: Pick<Terms, 'begin_date'>, today: IsoDate): boolean =>
  compareDates(today, terms.begin_date) < 0

export const isAfter = ({ expire_date }: Pick<Terms, 'expire_date'>, today: IsoDate): boolean =>
  expire_date !== null && compareDates(today, expire_date) > 0

export const drawIsOver = (state: DrawState): boolean => !acceptsEntries[state]

const acceptsEntries: Readonly<Record<DrawState, boolean>> = {
  prepared: true,
  open: true,
  closed: false,
  drawn: false,
  recorded: false,
  cancelled: false,
}

/** A closed draw has ended, whatever its dates, and never sells out. */
export const itemStatus = (terms: ItemTerms, today: IsoDate): ItemStatus => {
  if (terms.hidden) return 'hidden'
  if (isAfter(terms, today)) return 'ended'
  if (terms.type === 'luckydraw' && drawIsOver(terms.draw.state)) return 'ended'
  if (isBefore(terms, today)) return 'scheduled'
  if (terms.type === 'luckydraw') return terms.draw.state === 'open' ? 'available' : 'scheduled'
  return terms.stock_balance > 0 ? 'available' : 'sold_out'
}
