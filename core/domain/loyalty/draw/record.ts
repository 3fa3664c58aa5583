import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { Count, Hex32, UtcInstant } from '../wire.js'
import { DrawEntry, DrawWinner } from './rows.js'

/** Everything published of a draw that is over: enough for anybody to draw again. Instants are UTC, days Bangkok's. */
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
    public_value: t.string,
    drawn_at: UtcInstant,
    seed: Hex32,
    entries: t.readonlyArray(DrawEntry),
    winners: t.readonlyArray(DrawWinner),
  }),
  'DrawRecord',
)
export type DrawRecord = t.TypeOf<typeof DrawRecord>
