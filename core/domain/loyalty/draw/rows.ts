import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { UtcInstant } from '../wire.js'

/**
 * All that one member has in a draw. `code` stands for the member in this draw alone, and only they know it; `tickets` are
 * their entries.
 */
export const DrawEntry = /*#__PURE__*/ t.readonly(t.type({ code: t.string, tickets: t.number }), 'DrawEntry')
export type DrawEntry = t.TypeOf<typeof DrawEntry>

/** `place` from 1; `ticket`: the number of the ticket that was drawn, from 1, counted through the sorted list. */
export const DrawWinner = /*#__PURE__*/ t.readonly(
  t.type({ place: t.number, ticket: t.number, code: t.string }),
  'DrawWinner',
)
export type DrawWinner = t.TypeOf<typeof DrawWinner>

/** A public value that was named, and then another in its place. */
export const EarlierValue = /*#__PURE__*/ t.readonly(
  t.type({ source: t.string, date: IsoDate, replaced_at: UtcInstant }),
  'EarlierValue',
)
export type EarlierValue = t.TypeOf<typeof EarlierValue>
