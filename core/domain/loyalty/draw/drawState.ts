import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/**
 * `prepared` → `open` → `closed` → `drawn`, or `recorded` where an official result is taken over instead; `cancelled` from
 * the first three.
 */
export const DrawState = /*#__PURE__*/ t.keyof(
  { prepared: null, open: null, closed: null, drawn: null, recorded: null, cancelled: null },
  'DrawState',
)
export type DrawState = t.TypeOf<typeof DrawState>

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
  /** The day on which that source makes its value known; the day before it, at the latest, the draw is closed. */
  readonly public_date: IsoDate | null
  /** Entries so far, all members. */
  readonly tickets: number
}

export type DrawCommand =
  /** Its seed is made and locked with it, once. */
  | { readonly _tag: 'Prepare'; readonly permit_number: string; readonly prizes: number }
  | { readonly _tag: 'NamePublicValue'; readonly source: string; readonly date: IsoDate }
  | { readonly _tag: 'Open' }
  /** The list's hash is published with it. */
  | { readonly _tag: 'Close' }
  | { readonly _tag: 'Draw' }
  /** An official result instead of ours; how it came about is said beside it. */
  | { readonly _tag: 'Record'; readonly note: string; readonly winners: number }
  /** Every entry is given back. */
  | { readonly _tag: 'Cancel'; readonly reason: string }

export type DrawRefusal =
  | { readonly _tag: 'DrawStateForbids'; readonly state: DrawState; readonly command: DrawCommand['_tag'] }
  | { readonly _tag: 'PermitMissing' }
  | { readonly _tag: 'CommitmentMissing' }
  | { readonly _tag: 'PrizesMissing' }
  | { readonly _tag: 'PublicSourceMissing' }
  /** It must be known only after the day that follows the last one of entries, all of it for closing, and after today. */
  | { readonly _tag: 'PublicDateTooEarly'; readonly earliest: IsoDate }
  | { readonly _tag: 'EntriesOver'; readonly on: IsoDate }
  | { readonly _tag: 'EntriesStillOpen'; readonly until: IsoDate }
  /** The public value may be known already: a later one is to be named first. */
  | { readonly _tag: 'PublicDatePassed'; readonly date: IsoDate }
  | { readonly _tag: 'PublicValueNotYet'; readonly date: IsoDate }
  | { readonly _tag: 'NobodyEntered' }
  | { readonly _tag: 'WordsMissing' }
  | { readonly _tag: 'WinnersMissing' }
  | { readonly _tag: 'WinnersTooMany'; readonly most: number }

/** The state after, and what is to be done beside it. `public_*` null: as it was. */
export interface DrawStep {
  readonly state: DrawState
  readonly giveBack: boolean
  readonly public_source: string | null
  readonly public_date: IsoDate | null
}

const allowed: Readonly<Record<DrawCommand['_tag'], ReadonlyArray<DrawState>>> = {
  Prepare: ['prepared'],
  NamePublicValue: ['prepared', 'open'],
  Open: ['prepared'],
  Close: ['open'],
  Draw: ['closed'],
  Record: ['closed'],
  Cancel: ['prepared', 'open', 'closed'],
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

const later = (a: IsoDate, b: IsoDate): IsoDate => (compareDates(a, b) < 0 ? b : a)

/** The day after the last one of entries: the first on which the draw can be closed. */
const closingDay = ({ expire_date }: DrawFacts): IsoDate => addDays(expire_date, 1)

const isPrizes = (prizes: number): boolean => Number.isSafeInteger(prizes) && prizes >= 1

const prepareRefusal = (permit_number: string, prizes: number): DrawRefusal | null => {
  if (isBlank(permit_number)) return { _tag: 'PermitMissing' }
  return isPrizes(prizes) ? null : { _tag: 'PrizesMissing' }
}

const recordRefusal = ({ prizes }: DrawFacts, note: string, winners: number): DrawRefusal | null => {
  if (isBlank(note)) return { _tag: 'WordsMissing' }
  if (winners < 1) return { _tag: 'WinnersMissing' }
  return winners > prizes ? { _tag: 'WinnersTooMany', most: prizes } : null
}

const openRefusal = (draw: DrawFacts, today: IsoDate): DrawRefusal | null => {
  if (isBlank(draw.permit_number)) return { _tag: 'PermitMissing' }
  if (draw.commitment === null) return { _tag: 'CommitmentMissing' }
  if (!isPrizes(draw.prizes)) return { _tag: 'PrizesMissing' }
  if (isBlank(draw.public_source) || draw.public_date === null) return { _tag: 'PublicSourceMissing' }
  if (compareDates(today, draw.expire_date) > 0) return { _tag: 'EntriesOver', on: draw.expire_date }
  const earliest = closingDay(draw)
  return compareDates(draw.public_date, earliest) <= 0 ? { _tag: 'PublicDateTooEarly', earliest } : null
}

const closeRefusal = ({ expire_date, public_date }: DrawFacts, today: IsoDate): DrawRefusal | null => {
  if (compareDates(today, expire_date) <= 0) return { _tag: 'EntriesStillOpen', until: expire_date }
  return public_date !== null && compareDates(today, public_date) >= 0
    ? { _tag: 'PublicDatePassed', date: public_date }
    : null
}

const drawRefusal = ({ tickets, public_date }: DrawFacts, today: IsoDate): DrawRefusal | null => {
  if (tickets === 0) return { _tag: 'NobodyEntered' }
  return public_date !== null && compareDates(today, public_date) < 0
    ? { _tag: 'PublicValueNotYet', date: public_date }
    : null
}

const refusalOf = (draw: DrawFacts, command: DrawCommand, today: IsoDate): DrawRefusal | null => {
  if (!allowed[command._tag].includes(draw.state)) {
    return { _tag: 'DrawStateForbids', state: draw.state, command: command._tag }
  }
  switch (command._tag) {
    case 'Prepare':
      return prepareRefusal(command.permit_number, command.prizes)
    case 'NamePublicValue': {
      if (isBlank(command.source)) return { _tag: 'PublicSourceMissing' }
      const earliest = later(closingDay(draw), today)
      return compareDates(command.date, earliest) <= 0 ? { _tag: 'PublicDateTooEarly', earliest } : null
    }
    case 'Open':
      return openRefusal(draw, today)
    case 'Close':
      return closeRefusal(draw, today)
    case 'Draw':
      return drawRefusal(draw, today)
    case 'Record':
      return recordRefusal(draw, command.note, command.winners)
    case 'Cancel':
      return isBlank(command.reason) ? { _tag: 'WordsMissing' } : null
  }
}

const after: Readonly<Record<Exclude<DrawCommand['_tag'], 'NamePublicValue'>, DrawState>> = {
  Prepare: 'prepared',
  Open: 'open',
  Close: 'closed',
  Draw: 'drawn',
  Record: 'recorded',
  Cancel: 'cancelled',
}

/** The next state of a draw on a Bangkok day. */
export const decideDraw = (draw: DrawFacts, command: DrawCommand, today: IsoDate): E.Either<DrawRefusal, DrawStep> => {
  const refusal = refusalOf(draw, command, today)
  if (refusal !== null) return E.left(refusal)
  return E.right(
    command._tag === 'NamePublicValue'
      ? { state: draw.state, giveBack: false, public_source: command.source.trim(), public_date: command.date }
      : { state: after[command._tag], giveBack: command._tag === 'Cancel', public_source: null, public_date: null },
  )
}
