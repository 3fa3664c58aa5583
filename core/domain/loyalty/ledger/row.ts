import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { Count, TextOrNull, UtcInstant, WholeNumber } from '../wire.js'

/**
 * Why points moved. `bill`, `mission`, `moved` (from the earlier site): they came in. `adjusted`: staff, with a reason.
 * `held`: an order was placed; `shipped`: it left, and its points are spent. `entered`: spent on a draw. `returned`: an
 * order, or a draw, was cancelled. `expired`: nobody spent them in time.
 */
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

/**
 * A line of a member's ledger. Lines are only ever added; `seq` counts them from 1, so that (member, seq) is a key no two
 * writers can both take.
 */
export const LedgerRow = /*#__PURE__*/ t.readonly(
  t.type({
    seq: Count,
    at: UtcInstant,
    kind: LedgerKind,
    /** Change of what is not held: + or −, 0 for `shipped`. */
    points: WholeNumber,
    /** Change of what is held for orders. */
    held_points: WholeNumber,
    /** The sum of `points` up to and with this line. */
    balance: Count,
    /** Of the bill, task, order, entry or staff action; null for `expired`. */
    reference_id: TextOrNull,
    /** Only for `adjusted`. */
    reason: TextOrNull,
    /** The same change as `points`, lot by lot. */
    lots: t.readonlyArray(LotChange),
  }),
  'LedgerRow',
)
export type LedgerRow = t.TypeOf<typeof LedgerRow>
