import * as E from 'fp-ts/Either'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import type { DrawCommand, DrawFacts, DrawRefusal, DrawState } from './drawCommand.js'
import { isPublicForm, publicNumber } from './publicValue.js'

/** The state after, and what is to be done beside it. `public_*` null: as it was. */
export interface DrawStep {
  readonly state: DrawState
  readonly giveBack: boolean
  readonly public_source: string | null
  readonly public_date: IsoDate | null
  readonly public_digits: number | null
  /** In the one spelling that is drawn with; null where nothing is. */
  readonly public_value: string | null
}

const allowed: Readonly<Record<DrawCommand['_tag'], ReadonlyArray<DrawState>>> = {
  Prepare: ['prepared'],
  NamePublicValue: ['prepared', 'open', 'closed'],
  Open: ['prepared'],
  Close: ['open'],
  Draw: ['closed'],
  Record: ['closed'],
  Cancel: ['prepared', 'open', 'closed'],
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

const later = (a: IsoDate, b: IsoDate): IsoDate => (compareDates(a, b) < 0 ? b : a)

/** The day after the last day of entries, the first on which the draw can be closed. */
const closingDay = ({ expire_date }: DrawFacts): IsoDate => addDays(expire_date, 1)

/**
 * Its day came and went without a draw: one still open cannot be closed on that day any more, one that is closed was not drawn
 * on it. Staff and entrants are told, and a new day is named.
 * @example
 * isOverdue({ state: 'closed', public_date: rightOf(isoDate('2026-11-01')) }, rightOf(isoDate('2026-11-20')))
 * // => true
 */
export const isOverdue = (
  { state, public_date }: Pick<DrawFacts, 'state' | 'public_date'>,
  today: IsoDate,
): boolean => {
  if (public_date === null) return false
  const days = compareDates(today, public_date)
  return state === 'open' ? days >= 0 : state === 'closed' && days > 0
}

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
  if (draw.method === null) return { _tag: 'TermsMissing' }
  if (draw.commitment === null) return { _tag: 'CommitmentMissing' }
  if (!isPrizes(draw.prizes)) return { _tag: 'PrizesMissing' }
  if (isBlank(draw.public_source) || draw.public_date === null) return { _tag: 'PublicSourceMissing' }
  if (!isPublicForm(draw.public_digits)) return { _tag: 'PublicFormMissing' }
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

type Naming = Extract<DrawCommand, { readonly _tag: 'NamePublicValue' }>

const formOf = ({ public_digits }: DrawFacts, { digits }: Naming): number | null => digits ?? public_digits

/** Staff know the seed: once the list is closed they must not choose among values that are still to come. */
const nameRefusal = (draw: DrawFacts, command: Naming, today: IsoDate): DrawRefusal | null => {
  const { state, public_date } = draw
  if (state === 'closed' && public_date !== null && !isOverdue(draw, today))
    return { _tag: 'PublicDateStands', date: public_date }
  if (isBlank(command.source)) return { _tag: 'PublicSourceMissing' }
  if (!isPublicForm(formOf(draw, command))) return { _tag: 'PublicFormMissing' }
  const earliest = later(closingDay(draw), today)
  return compareDates(command.date, earliest) <= 0 ? { _tag: 'PublicDateTooEarly', earliest } : null
}

type Drawing = Extract<DrawCommand, { readonly _tag: 'Draw' }>

const drawRefusal = (
  { tickets, public_date, public_digits, method }: DrawFacts,
  { public_value, again }: Drawing,
  today: IsoDate,
): DrawRefusal | null => {
  if (method !== 'computed') return { _tag: 'MethodForbids' }
  if (tickets === 0) return { _tag: 'NobodyEntered' }
  if (public_date !== null && compareDates(today, public_date) < 0)
    return { _tag: 'PublicValueNotYet', date: public_date }
  if (!isPublicForm(public_digits)) return { _tag: 'PublicFormMissing' }
  const number = publicNumber(public_digits, public_value)
  if (number === null) return { _tag: 'PublicValueMalformed', digits: public_digits }
  return number === publicNumber(public_digits, again) ? null : { _tag: 'PublicValuesDiffer' }
}

const refusalOf = (draw: DrawFacts, command: DrawCommand, today: IsoDate): DrawRefusal | null => {
  if (!allowed[command._tag].includes(draw.state)) {
    return { _tag: 'DrawStateForbids', state: draw.state, command: command._tag }
  }
  switch (command._tag) {
    case 'Prepare':
      return prepareRefusal(command.permit_number, command.prizes)
    case 'NamePublicValue':
      return nameRefusal(draw, command, today)
    case 'Open':
      return openRefusal(draw, today)
    case 'Close':
      return closeRefusal(draw, today)
    case 'Draw':
      return drawRefusal(draw, command, today)
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

const nothingElse = { public_source: null, public_date: null, public_digits: null, public_value: null } as const

const besides = (draw: DrawFacts, command: DrawCommand): Omit<DrawStep, 'state' | 'giveBack'> => {
  switch (command._tag) {
    case 'NamePublicValue': {
      const named = { public_source: command.source.trim(), public_date: command.date }
      return { ...nothingElse, ...named, public_digits: formOf(draw, command) }
    }
    case 'Draw':
      return { ...nothingElse, public_value: publicNumber(draw.public_digits ?? 0, command.public_value) }
    default:
      return nothingElse
  }
}

/**
 * The next state of a draw on a Bangkok day.
 * @example
 * const today = rightOf(isoDate('2026-11-20'))
 * const dates = { begin_date: today, expire_date: today, public_source: null, public_date: null, public_digits: null }
 * const draw: DrawFacts = { ...dates, state: 'recorded', permit_number: '1/2569', commitment: null, prizes: 1, method: null, tickets: 0 }
 * decideDraw(draw, { _tag: 'Close' }, today)
 * // => { _tag: 'Left', left: { _tag: 'DrawStateForbids', state: 'recorded', command: 'Close' } }
 */
export const decideDraw = (draw: DrawFacts, command: DrawCommand, today: IsoDate): E.Either<DrawRefusal, DrawStep> => {
  const refusal = refusalOf(draw, command, today)
  if (refusal !== null) return E.left(refusal)
  return E.right({
    state: command._tag === 'NamePublicValue' ? draw.state : after[command._tag],
    giveBack: command._tag === 'Cancel',
    ...besides(draw, command),
  })
}
