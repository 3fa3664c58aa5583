import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { Count, TextOrNull, UtcInstant, WholeNumber } from '../wire.js'

/** Why points changed. `moved`: from the earlier site. `held`: for an order; `shipped`: that order is sent.
 * `entered`: spent on a draw. `returned`: an order or draw was cancelled. */
export const LedgerKind = /*#__PURE__*/ t.keyof(
  {
    bill: null,
    mission: null,
    moved: null,
    adjusted: null,
    held: null,
    shipped: null,
    entered: null,
    returned: null,
    expired: null,
  },
  'LedgerKind',
)
export type LedgerKind = t.TypeOf<typeof LedgerKind>

const LotChange = /*#__PURE__*/ t.readonly(
  t.intersection([t.type({ expires_on: IsoDate, points: WholeNumber }), t.partial({ revived: t.literal(true) })]),
  'LotChange',
)

/** `seq` counts from 1, so that two writers cannot both take one. */
export const LedgerRow = /*#__PURE__*/ t.readonly(
  t.type({
    seq: Count,
    at: UtcInstant,
    kind: LedgerKind,
    /** Change of the points that are not held: + or −, 0 for `shipped`. */
    points: WholeNumber,
    held_points: WholeNumber,
    balance: Count,
    /** null for `expired`. */
    reference_id: TextOrNull,
    reason: TextOrNull,
    lots: t.readonlyArray(LotChange),
  }),
  'LedgerRow',
)
export type LedgerRow = t.TypeOf<typeof LedgerRow>
