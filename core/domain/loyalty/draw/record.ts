import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { orNull } from '../../reading/orNull.js'
import { Count, Hex32, TextOrNull, UtcInstant } from '../wire.js'
import { DrawEntry, DrawWinner, EarlierValue } from './rows.js'

const CountOrNull = /*#__PURE__*/ orNull(Count)

/** Everything published about a past draw, so that anybody can repeat it. Instants are in UTC, days of Bangkok. */
export const DrawRecord = /*#__PURE__*/ t.readonly(
  t.type({
    draw_id: t.string,
    permit_number: t.string,
    prizes: Count,
    commitment: Hex32,
    committed_at: UtcInstant,
    opened_at: UtcInstant,
    closed_at: UtcInstant,
    list_hash: Hex32,
    /** `สลากกินแบ่งรัฐบาล รางวัลที่ 1`. */
    public_source: t.string,
    public_date: IsoDate,
    /** null: a draw older than this rule. */
    public_digits: CountOrNull,
    earlier_values: t.readonlyArray(EarlierValue),
    /** null: not drawn, because of an official result, or a cancellation after closing. */
    public_value: TextOrNull,
    /** For an official result, when it was taken over; null: no result. */
    drawn_at: /*#__PURE__*/ orNull(UtcInstant),
    seed: Hex32,
    entries: t.readonlyArray(DrawEntry),
    reserves: Count,
    winners: t.readonlyArray(DrawWinner),
  }),
  'DrawRecord',
)
export type DrawRecord = t.TypeOf<typeof DrawRecord>

/** Whether winners were drawn with the seed. */
export const wasDrawn = (record: DrawRecord): record is DrawRecord & { readonly public_value: string } =>
  record.public_value !== null
