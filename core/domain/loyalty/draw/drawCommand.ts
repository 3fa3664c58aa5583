import * as t from 'io-ts'
import type { IsoDate } from '../../calendar/isoDate.js'
import type { DrawMethod } from './drawTerms.js'

/** `prepared` → `open` → `closed` → `drawn`, or `recorded` for an official result; `cancelled` from the first three. */
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
  /** The day on which the source publishes its value: a list closed on it or later needs another value. */
  readonly public_date: IsoDate | null
  /** The exact number of digits; null: not set. */
  readonly public_digits: number | null
  /** How the result comes about; null: the terms are not written yet. */
  readonly method: DrawMethod | null
  /** The announced Bangkok day and time (`10:00`) of the draw; null: the terms are not written yet. */
  readonly draw_date: IsoDate | null
  readonly draw_time: string | null
  /** The Bangkok day on which the list was closed; null: not closed. */
  readonly closed_on: IsoDate | null
  readonly tickets: number
}

/** The steps of staff, in order. */
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
  /** The value typed twice, because a draw cannot be repeated. */
  | { readonly _tag: 'Draw'; readonly public_value: string; readonly again: string }
  /** Takes over an official result; `note`: how it came about. */
  | { readonly _tag: 'Record'; readonly note: string; readonly winners: number }
  | { readonly _tag: 'Cancel'; readonly reason: string }

/** Why a draw does not take a step. */
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
  /** The value must be published later than the day after the last entries (kept for closing), and later than today. */
  | { readonly _tag: 'PublicDateTooEarly'; readonly earliest: IsoDate }
  | { readonly _tag: 'EntriesOver'; readonly on: IsoDate }
  | { readonly _tag: 'EntriesStillOpen'; readonly until: IsoDate }
  /** The public value may be older than the closed list: set a later one first. */
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
