import type { IsoDate } from '../../calendar/isoDate.js'
import { printedDates, type Print } from './dates.js'
import type { Found } from './found.js'
import { placeOf, type Place } from './readWord.js'
import type { ReadRow } from './rows.js'

/** A date as both looks found it in one row. */
interface Seen {
  readonly date: IsoDate
  readonly print: Print
  /** Both looks found it, at least one of them as a till prints it. */
  readonly checked: boolean
  /** The row says that it is a date, or has a time of day. */
  readonly spoken: boolean
  readonly place: Place
}

const worth: Readonly<Record<Print, number>> = { exact: 0.6, near: 0.4, guessed: 0.3 }

const seenIn = ({ text, againText, words }: ReadRow, today: IsoDate): ReadonlyArray<Seen> => {
  const looks = [printedDates(text, today), printedDates(againText, today)]
  const dates = [...new Set(looks.flat().map(({ date }) => date))]
  const both = looks.every((look) => look.length > 0)
  const spoken = /วันที|DATE|เวลา|TIME|\d{1,2}:\d{2}/i.test(`${text} ${againText}`)
  return dates.map((date) => {
    const prints = looks.flatMap((look) => look.filter((each) => each.date === date).slice(0, 1))
    const [print] = prints.map((each) => each.print).toSorted((a, b) => worth[b] - worth[a])
    const checked = prints.length === 2 && print === 'exact'
    // Where the two looks read different days, neither is to be trusted.
    const certain = both && prints.length < 2 && print === 'exact' ? 'near' : (print ?? 'guessed')
    return { date, print: certain, checked, spoken, place: placeOf(words) }
  })
}

const weigh = ({ print, checked, spoken }: Seen): number => worth[print] + (checked ? 0.2 : 0) + (spoken ? 0.15 : 0)

/** The day of purchase: what two looks, or two rows, read alike is sure where nothing else on the slip is as much a date. */
export const dateOf = (rows: ReadonlyArray<ReadRow>, today: IsoDate): Found<IsoDate> | null => {
  const found = rows.flatMap((row) => seenIn(row, today)).toSorted((a, b) => weigh(b) - weigh(a))
  const [first] = found
  if (first === undefined) return null
  const same = found.filter(({ date }) => date === first.date)
  const others = found.filter(({ date }) => date !== first.date)
  const twice = same.filter(({ print }) => print === 'exact').length > 1
  const other = Math.max(0, ...others.map(weigh))
  const agreed = first.print === 'exact' && (first.checked || twice)
  const confidence = agreed && other < weigh(first) - 0.15 ? 0.95 : Math.min(0.85, weigh(first) + (twice ? 0.2 : 0))
  return { value: first.date, confidence: confidence - (other > 0 && !agreed ? 0.2 : 0), place: first.place }
}
