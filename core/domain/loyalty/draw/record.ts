import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { orNull } from '../../reading/orNull.js'
import { Count, Hex32, TextOrNull, UtcInstant } from '../wire.js'
import { DrawEntry, DrawWinner, EarlierValue } from './rows.js'

const CountOrNull = /*#__PURE__*/ orNull(Count)

/**
 * Everything published of a draw that is over: enough for anybody to draw again, or to see what it would have been drawn
 * from. Instants are UTC, days Bangkok's.
 */
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
    /** What the public value is, named before the list was closed: `สลากกินแบ่งรัฐบาล รางวัลที่ 1`. */
    public_source: t.string,
    /** The day on which its source makes it known. */
    public_date: IsoDate,
    /** Its form, named with it: so many digits. null: the draw is older than this rule. */
    public_digits: CountOrNull,
    /** What was named before it, and when it was named anew: its day had passed without a draw. */
    earlier_values: t.readonlyArray(EarlierValue),
    /** null: nothing was drawn, for an official result was taken over, or the draw was cancelled after its close. */
    public_value: TextOrNull,
    /** An official result: when it was taken over. null: there is no result. */
    drawn_at: /*#__PURE__*/ orNull(UtcInstant),
    seed: Hex32,
    entries: t.readonlyArray(DrawEntry),
    /** Places that were drawn after those of the prizes, for whoever moves up; 0: the draw is older than this rule. */
    reserves: Count,
    /** Of our own drawing, reserves after winners: none where nothing was drawn. */
    winners: t.readonlyArray(DrawWinner),
  }),
  'DrawRecord',
)
export type DrawRecord = t.TypeOf<typeof DrawRecord>

/**
 * Winners were drawn with its seed.
 * @example
 * const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
 * const [story] = fc.sample(arb.drawStory(), 1)
 * wasDrawn(await arb.honestRecord(sha256)(story)) // => true
 */
export const wasDrawn = (record: DrawRecord): record is DrawRecord & { readonly public_value: string } =>
  record.public_value !== null
