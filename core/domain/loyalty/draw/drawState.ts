import * as E from 'fp-ts/Either'
import { addDays, compareDates, startOfBangkokDay, todayInBangkok } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import type { DrawCommand, DrawFacts, DrawRefusal, DrawState } from './drawCommand.js'
import { isPublicForm, publicNumber } from './publicValue.js'

/** `public_*` null: unchanged. `public_value`: normalised, null without a draw. */
export interface DrawStep {
  readonly state: DrawState
  readonly giveBack: boolean
  readonly public_source: string | null
  readonly public_date: IsoDate | null
  readonly public_digits: number | null
  readonly public_value: string | null
}

const winnersIn: Readonly<Record<DrawState, boolean>> = {
  prepared: false,
  open: false,
  closed: false,
  drawn: true,
  recorded: true,
  cancelled: false,
}

/** Whether a draw in this state has winners.
 * @example hasWinners('closed') // => false */
export const hasWinners = (state: DrawState): boolean => winnersIn[state]

const isResultPending: Readonly<Record<DrawState, boolean>> = {
  prepared: false,
  open: true,
  closed: true,
  drawn: false,
  recorded: false,
  cancelled: false,
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

const closingDay = ({ expire_date }: DrawFacts): IsoDate => addDays(expire_date, 1)

type Announced = Pick<DrawFacts, 'public_date' | 'draw_date' | 'draw_time'>

export interface DrawHour {
  readonly date: IsoDate
  readonly time: string
}

/** As announced, or a later day of the public value; null: no day yet. */
export const drawHour = ({ public_date, draw_date, draw_time }: Announced): DrawHour | null => {
  const date = public_date === null || draw_date === null ? (public_date ?? draw_date) : later(public_date, draw_date)
  return date === null ? null : { date, time: draw_time ?? '00:00' }
}

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const instantOf = ({ date, time }: DrawHour): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return startOfBangkokDay(date) + (60 * hours + minutes) * minuteMs
}

/** Whether a draw is over a day late at `now` (milliseconds since the epoch); staff and entrants are then notified.
 * @example
 * const hour = { draw_date: valueOf(parseIsoDate('2026-11-01')), draw_time: '10:00', public_date: null }
 * isOverdue({ state: 'closed', ...hour }, Date.UTC(2026, 10, 20)) // => true */
export const isOverdue = (draw: Announced & Pick<DrawFacts, 'state'>, now: number): boolean => {
  const hour = drawHour(draw)
  return isResultPending[draw.state] && hour !== null && now >= instantOf(hour) + dayMs
}

/** The public value may have been known by then, so it cannot be used. */
export const isClosedLate = ({
  state,
  closed_on,
  public_date,
}: Pick<DrawFacts, 'state' | 'closed_on' | 'public_date'>): boolean =>
  state === 'closed' && closed_on !== null && public_date !== null && compareDates(closed_on, public_date) >= 0

const isPrizes = (prizes: number): boolean => Number.isSafeInteger(prizes) && prizes >= 1

const prepareRefusal = (permit_number: string, prizes: number): DrawRefusal | null => {
  if (isBlank(permit_number)) return { _tag: 'PermitMissing' }
  return isPrizes(prizes) ? null : { _tag: 'PrizesMissing' }
}

const recordRefusal = (draw: DrawFacts, note: string, winners: number, now: number): DrawRefusal | null => {
  const { prizes } = draw
  const early = hourRefusal(draw, now)
  if (early !== null) return early
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

/** However late, because a draw has no list until it is closed. */
const closeRefusal = ({ expire_date }: DrawFacts, today: IsoDate): DrawRefusal | null =>
  compareDates(today, expire_date) <= 0 ? { _tag: 'EntriesStillOpen', until: expire_date } : null

const hourRefusal = (draw: DrawFacts, now: number): DrawRefusal | null => {
  const hour = drawHour(draw)
  return hour !== null && now < instantOf(hour) ? { _tag: 'DrawNotYet', ...hour } : null
}

type Naming = Extract<DrawCommand, { readonly _tag: 'NamePublicValue' }>

const formOf = ({ public_digits }: DrawFacts, { digits }: Naming): number | null => digits ?? public_digits

/** Staff know the seed, so after closing they may not choose the public number. */
const nameRefusal = (draw: DrawFacts, command: Naming, today: IsoDate, now: number): DrawRefusal | null => {
  const { state, public_date } = draw
  if (state === 'closed' && public_date !== null && !isOverdue(draw, now) && !isClosedLate(draw))
    return { _tag: 'PublicDateStands', date: public_date }
  if (isBlank(command.source)) return { _tag: 'PublicSourceMissing' }
  if (!isPublicForm(formOf(draw, command))) return { _tag: 'PublicFormMissing' }
  const earliest = later(closingDay(draw), today)
  return compareDates(command.date, earliest) <= 0 ? { _tag: 'PublicDateTooEarly', earliest } : null
}

type DrawNow = Extract<DrawCommand, { readonly _tag: 'Draw' }>

const drawRefusal = (
  draw: DrawFacts,
  { public_value, again }: DrawNow,
  today: IsoDate,
  now: number,
): DrawRefusal | null => {
  const { tickets, public_date, public_digits, method } = draw
  if (method !== 'computed') return { _tag: 'MethodForbids' }
  if (tickets === 0) return { _tag: 'NobodyEntered' }
  if (public_date !== null && compareDates(today, public_date) < 0)
    return { _tag: 'PublicValueNotYet', date: public_date }
  if (public_date !== null && isClosedLate(draw)) return { _tag: 'PublicDatePassed', date: public_date }
  const early = hourRefusal(draw, now)
  if (early !== null) return early
  if (!isPublicForm(public_digits)) return { _tag: 'PublicFormMissing' }
  const number = publicNumber(public_digits, public_value)
  if (number === null) return { _tag: 'PublicValueMalformed', digits: public_digits }
  return number === publicNumber(public_digits, again) ? null : { _tag: 'PublicValuesDiffer' }
}

const refusalOf = (draw: DrawFacts, command: DrawCommand, now: number): DrawRefusal | null => {
  const today = todayInBangkok(now)
  if (!allowed[command._tag].includes(draw.state)) {
    return { _tag: 'DrawStateForbids', state: draw.state, command: command._tag }
  }
  switch (command._tag) {
    case 'Prepare':
      return prepareRefusal(command.permit_number, command.prizes)
    case 'NamePublicValue':
      return nameRefusal(draw, command, today, now)
    case 'Open':
      return openRefusal(draw, today)
    case 'Close':
      return closeRefusal(draw, today)
    case 'Draw':
      return drawRefusal(draw, command, today, now)
    case 'Record':
      return recordRefusal(draw, command.note, command.winners, now)
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

const noValues = { public_source: null, public_date: null, public_digits: null, public_value: null } as const

const stepValues = (draw: DrawFacts, command: DrawCommand): Omit<DrawStep, 'state' | 'giveBack'> => {
  switch (command._tag) {
    case 'NamePublicValue': {
      const named = { public_source: command.source.trim(), public_date: command.date }
      return { ...noValues, ...named, public_digits: formOf(draw, command) }
    }
    case 'Draw':
      return { ...noValues, public_value: publicNumber(draw.public_digits ?? 0, command.public_value) }
    default:
      return noValues
  }
}

/** `now` in milliseconds since the epoch. */
export const decideDraw = (draw: DrawFacts, command: DrawCommand, now: number): E.Either<DrawRefusal, DrawStep> => {
  const refusal = refusalOf(draw, command, now)
  if (refusal !== null) return E.left(refusal)
  return E.right({
    state: command._tag === 'NamePublicValue' ? draw.state : after[command._tag],
    giveBack: command._tag === 'Cancel',
    ...stepValues(draw, command),
  })
}
