import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { UtcInstant } from '../wire.js'

/** A member's entries in a draw. `code`: of this draw alone, known to the member only. `tickets`: their count. */
export const DrawEntry = /*#__PURE__*/ t.readonly(t.type({ code: t.string, tickets: t.number }), 'DrawEntry')
export type DrawEntry = t.TypeOf<typeof DrawEntry>

/** A drawn ticket. `place` from 1; `ticket` from 1 through the sorted list. */
export const DrawWinner = /*#__PURE__*/ t.readonly(
  t.type({ place: t.number, ticket: t.number, code: t.string }),
  'DrawWinner',
)
export type DrawWinner = t.TypeOf<typeof DrawWinner>

/** A public value that was replaced. */
export const EarlierValue = /*#__PURE__*/ t.readonly(
  t.type({ source: t.string, date: IsoDate, replaced_at: UtcInstant }),
  'EarlierValue',
)
export type EarlierValue = t.TypeOf<typeof EarlierValue>
