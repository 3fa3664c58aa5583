import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'

/**
 * How a result comes about. `official-lot`: lots drawn before officials, at the day, time and place of the permit; what is
 * reckoned proves the list of entries, and nothing else. `computed`: the permit itself says that the reckoned draw is the result.
 */
export const DrawMethod = /*#__PURE__*/ t.keyof({ 'official-lot': null, computed: null }, 'DrawMethod')
export type DrawMethod = t.TypeOf<typeof DrawMethod>

/**
 * What everybody is told of a draw before they enter, beside its prizes and the days of entries. Source: Gambling Act, B.E. 2478
 * (1935), section 8, and the ministerial regulation under section 22 of the Consumer Protection Act, B.E. 2522 (1979).
 */
export const DrawTerms = /*#__PURE__*/ t.readonly(
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type(
      {
        /** Of the permit: its day, and who gave it. */
        permit_date: IsoDate,
        permit_authority: t.string,
        /** The draw: its Bangkok day, its time (`10:00`), its place. */
        draw_date: IsoDate,
        draw_time: t.string,
        draw_place: t.string,
        /** Where the result is told. */
        announced_in: t.string,
        /** What becomes of a prize that nobody claims. */
        unclaimed: t.string,
        /** Who may not enter. */
        not_allowed: t.string,
        method: DrawMethod,
      },
      'DrawTerms',
    ),
  ),
)
export type DrawTerms = t.TypeOf<typeof DrawTerms>
