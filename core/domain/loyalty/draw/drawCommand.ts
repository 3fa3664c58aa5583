import * as t from 'io-ts'
import type { IsoDate } from '../../calendar/isoDate.js'
import type { DrawMethod } from './drawTerms.js'

/** The state of a draw: `prepared`, `open`, `closed`, then `drawn`, or `recorded` for an official result. The first
 * three may be `cancelled`. */
export const DrawState = /*#__PURE__*/ t.keyof(
  { prepared: null, open: null, closed: null, drawn: null, recorded: null, cancelled: null },
  'DrawState',
)
export type DrawState = t.TypeOf<typeof DrawState>

/** The facts that decide which steps a draw may take. */
export interface DrawFacts {
  readonly state: DrawState
  readonly permit_number: string | null
  /** SHA-256 of the seed; null: not published. */
  readonly commitment: string | null
  readonly prizes: number
  readonly begin_date: IsoDate
  readonly expire_date: IsoDate
  readonly public_source: string | null
  readonly public_date: IsoDate | null
  readonly public_digits: number | null
  readonly method: DrawMethod | null
  /** Bangkok day and time (`10:00`); null: the terms are not written yet. */
  readonly draw_date: IsoDate | null
  readonly draw_time: string | null
  readonly closed_on: IsoDate | null
  readonly tickets: number
}

export type DrawCommand =
  | { readonly _tag: 'Prepare'; readonly permit_number: string; readonly prizes: number }
  /** `digits` null: as set before. */
  | {
      readonly _tag: 'NamePublicValue'
      readonly source: string
      readonly date: IsoDate
      readonly digits: number | null
    }
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Close' }
  /** The value is typed twice, because a draw cannot be repeated. */
  | { readonly _tag: 'Draw'; readonly public_value: string; readonly again: string }
  | { readonly _tag: 'Record'; readonly note: string; readonly winners: number }
  | { readonly _tag: 'Cancel'; readonly reason: string }

export type DrawRefusal =
  | { readonly _tag: 'DrawStateForbids'; readonly state: DrawState; readonly command: DrawCommand['_tag'] }
  | { readonly _tag: 'PermitMissing' }
  | { readonly _tag: 'TermsMissing' }
  /** Its permit requires lots drawn before officials. */
  | { readonly _tag: 'MethodForbids' }
  | { readonly _tag: 'CommitmentMissing' }
  | { readonly _tag: 'PrizesMissing' }
  | { readonly _tag: 'PublicSourceMissing' }
  | { readonly _tag: 'PublicFormMissing' }
  /** It must be later than the day after the last entries, and later than today. */
  | { readonly _tag: 'PublicDateTooEarly'; readonly earliest: IsoDate }
  | { readonly _tag: 'EntriesOver'; readonly on: IsoDate }
  | { readonly _tag: 'EntriesStillOpen'; readonly until: IsoDate }
  | { readonly _tag: 'PublicDatePassed'; readonly date: IsoDate }
  | { readonly _tag: 'PublicValueNotYet'; readonly date: IsoDate }
  | { readonly _tag: 'DrawNotYet'; readonly date: IsoDate; readonly time: string }
  /** The list is closed: no other value may be set until its day has passed without a draw. */
  | { readonly _tag: 'PublicDateStands'; readonly date: IsoDate }
  | { readonly _tag: 'PublicValueMalformed'; readonly digits: number }
  | { readonly _tag: 'PublicValuesDiffer' }
  | { readonly _tag: 'NobodyEntered' }
  | { readonly _tag: 'WordsMissing' }
  | { readonly _tag: 'WinnersMissing' }
  | { readonly _tag: 'WinnersTooMany'; readonly most: number }
