import * as t from 'io-ts'
import type { IsoDate } from '../../calendar/isoDate.js'
import type { DrawMethod } from './drawTerms.js'

/**
 * `prepared` → `open` → `closed` → `drawn`, or `recorded` where an official result is taken over instead; `cancelled` from
 * the first three.
 */
export const DrawState = /*#__PURE__*/ t.keyof(
  { prepared: null, open: null, closed: null, drawn: null, recorded: null, cancelled: null },
  'DrawState',
)
export type DrawState = t.TypeOf<typeof DrawState>

/** What decides which steps a draw may take. */
export interface DrawFacts {
  readonly state: DrawState
  readonly permit_number: string | null
  /** SHA-256 of the seed; null: none published. */
  readonly commitment: string | null
  readonly prizes: number
  /** The first and last Bangkok day of entries. */
  readonly begin_date: IsoDate
  readonly expire_date: IsoDate
  readonly public_source: string | null
  /** The day on which that source makes its value known: a list that is closed on it, or later, waits for another value. */
  readonly public_date: IsoDate | null
  /** Its form: so many digits, and nothing else. null: not named. */
  readonly public_digits: number | null
  /** How its result comes about; null: what everybody is to be told beforehand is not written yet. */
  readonly method: DrawMethod | null
  /** The announced Bangkok day of the draw, and its time (`10:00`); null: as with `method`. */
  readonly draw_date: IsoDate | null
  readonly draw_time: string | null
  /** The Bangkok day on which the list was closed; null: it is not. */
  readonly closed_on: IsoDate | null
  /** Entries so far, all members. */
  readonly tickets: number
}

/** What staff may do with a draw, in the order in which it comes. */
export type DrawCommand =
  /** Its seed is made and locked with it, once. */
  | { readonly _tag: 'Prepare'; readonly permit_number: string; readonly prizes: number }
  /** `digits` null: its form is the one that was named before. */
  | {
      readonly _tag: 'NamePublicValue'
      readonly source: string
      readonly date: IsoDate
      readonly digits: number | null
    }
  | { readonly _tag: 'Open' }
  /** The list's hash is published with it. */
  | { readonly _tag: 'Close' }
  /** Typed twice, for what was drawn with stays. */
  | { readonly _tag: 'Draw'; readonly public_value: string; readonly again: string }
  /** An official result instead of ours; how it came about is said beside it. */
  | { readonly _tag: 'Record'; readonly note: string; readonly winners: number }
  /** Every entry is given back. */
  | { readonly _tag: 'Cancel'; readonly reason: string }

/** Why a draw does not take a step. */
export type DrawRefusal =
  | { readonly _tag: 'DrawStateForbids'; readonly state: DrawState; readonly command: DrawCommand['_tag'] }
  | { readonly _tag: 'PermitMissing' }
  | { readonly _tag: 'TermsMissing' }
  /** Its permit lets lots decide, drawn before officials. */
  | { readonly _tag: 'MethodForbids' }
  | { readonly _tag: 'CommitmentMissing' }
  | { readonly _tag: 'PrizesMissing' }
  | { readonly _tag: 'PublicSourceMissing' }
  /** How many digits the public value has was not said. */
  | { readonly _tag: 'PublicFormMissing' }
  /** It must be known only after the day that follows the last one of entries, all of it for closing, and after today. */
  | { readonly _tag: 'PublicDateTooEarly'; readonly earliest: IsoDate }
  | { readonly _tag: 'EntriesOver'; readonly on: IsoDate }
  | { readonly _tag: 'EntriesStillOpen'; readonly until: IsoDate }
  /** The public value may have been known before the list was closed: a later one is to be named first. */
  | { readonly _tag: 'PublicDatePassed'; readonly date: IsoDate }
  | { readonly _tag: 'PublicValueNotYet'; readonly date: IsoDate }
  /** The announced day and time have not come. */
  | { readonly _tag: 'DrawNotYet'; readonly date: IsoDate; readonly time: string }
  /** The list is closed: until the day of its value is over without a draw, no other one is named. */
  | { readonly _tag: 'PublicDateStands'; readonly date: IsoDate }
  | { readonly _tag: 'PublicValueMalformed'; readonly digits: number }
  | { readonly _tag: 'PublicValuesDiffer' }
  | { readonly _tag: 'NobodyEntered' }
  | { readonly _tag: 'WordsMissing' }
  | { readonly _tag: 'WinnersMissing' }
  | { readonly _tag: 'WinnersTooMany'; readonly most: number }
