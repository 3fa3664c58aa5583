import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'

/** How a result comes about. `official-lot`: officials draw lots by permit; the calculation only proves the list of
 * entries. `computed`: by permit the calculation is the result. */
export const DrawMethod = /*#__PURE__*/ t.keyof({ 'official-lot': null, computed: null }, 'DrawMethod')
export type DrawMethod = t.TypeOf<typeof DrawMethod>

/** The published terms of a draw. Source: Gambling Act, B.E. 2478, section 8, and the ministerial regulation under
 * section 22 of the Consumer Protection Act, B.E. 2522. */
export const DrawTerms = /*#__PURE__*/ t.readonly(
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type(
      {
        permit_date: IsoDate,
        permit_authority: t.string,
        /** Bangkok day, time (`10:00`) and place of the draw. */
        draw_date: IsoDate,
        draw_time: t.string,
        draw_place: t.string,
        announced_in: t.string,
        unclaimed: t.string,
        not_allowed: t.string,
        method: DrawMethod,
      },
      'DrawTerms',
    ),
  ),
)
export type DrawTerms = t.TypeOf<typeof DrawTerms>
