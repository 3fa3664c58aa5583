import * as E from 'fp-ts/Either'
import { isMissing } from '../reading/fields.js'
import { figures } from '../text/figures.js'
import { daysBetween } from './arithmetic.js'
import type { IsoDate, DateProblem } from './isoDate.js'
import { firstYear, isoDateOf, lastYear } from './isoDate.js'
import { buddhistYear, gregorianYear, thaiMonths } from './thai.js'

const gap = ' ?[-/. ] ?'
const era = '(?:ปี ?)?(?:([พค])(?:\\.? ?ศ\\.?|ุทธศักราช|ริสต์ศักราช) ?)?'
const yearFirst = new RegExp(`^(\\d{4})${gap}(\\d{1,2})${gap}(\\d{1,2})$`)
/** `3/2/2567`, `3/2/'67`, and the spoken form `วันที่ 3 เดือน 2 ปี 2567`. */
const dayFirst = new RegExp(
  `^(?:วันที่ ?)?(\\d{1,2})(?:${gap}| ?เดือน(?:ที่)? ?)(\\d{1,2})(?:${gap}| ?(?=[ปพค]))${era}'?(\\d{4}|\\d{2})$`,
)
const inWords = new RegExp(`^(?:วันที่ ?)?(\\d{1,2})[-/. ]*(?:เดือน ?)?(\\D+?)[-/., ']*${era}(\\d{4}|\\d{2})$`)
const monthFirst = new RegExp(`^(?:เดือน ?)?(\\D+?)[-/. ]*(\\d{1,2})[-/., ]+${era}(\\d{4})$`)
const weekdayBefore =
  /^(?:วัน)?(?:(อาทิตย์|อา|sun)|(จันทร์|จ|mon)|(อังคาร|อ|tue)|(พุธ|พ|wed)|(พฤหัสบดี|พฤหัส|พฤ|thu)|(ศุกร์|ศ|fri)|(เสาร์|ส|sat))[a-z]*(?:ที่)?[., ]*(?=[\da-z])/
const aSunday = '2026-11-22' as IsoDate
const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const englishMonth =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/
const dashes = /[\p{Pd}\u2212]/gu
const eightDigits = /^\d{8}$/
/** `longestWritten` also has room for copied text around a date. */
const longest = 60
const longestWritten = 200

/** A named era decides; 2443 to 2743 is Buddhist; two digits end a Buddhist year of the 2500s. */
const yearMeant = (text: string, namedEra?: string): number => {
  const year = Number(text)
  if (namedEra === 'ค') return text.length === 2 ? 2000 + year : year
  if (text.length === 2) return gregorianYear(2500 + year)
  const isBuddhist = namedEra === 'พ' || (year >= buddhistYear(firstYear) && year <= buddhistYear(lastYear))
  return isBuddhist ? gregorianYear(year) : year
}

const bare = (text: string): string => text.replaceAll(/[\s.]/g, '')

/** `พฤศจิกายน` is also written without its ending: `พฤศจิกา`, `พฤศจิกาฯ`. */
const withoutEnding = (full: string): string => full.replace(/(?:คม|ยน|พันธ์)$/, '')

const monthNamed = (text: string): number => {
  // `กรกฏาคม` has the wrong one of two similar letters.
  const name = bare(text).replace(/ฯ$/, '').replace('ฏ', 'ฎ')
  if (englishMonth.test(name)) return english.indexOf(name.slice(0, 3)) + 1
  return thaiMonths.findIndex(({ short, full }) => [bare(short), full, withoutEnding(full)].includes(name)) + 1
}

const fromEightDigits = (text: string): E.Either<DateProblem, IsoDate> => {
  const part = (from: number, to: number): string => text.slice(from, to)
  const dayLeads = isoDateOf(yearMeant(part(4, 8)), Number(part(2, 4)), Number(part(0, 2)))
  const yearLeads = isoDateOf(yearMeant(part(0, 4)), Number(part(4, 6)), Number(part(6, 8)))
  return E.isLeft(dayLeads) && E.isRight(yearLeads) ? yearLeads : dayLeads
}

const weekdayOf = (date: IsoDate): number => ((daysBetween(aSunday, date) % 7) + 7) % 7

/** `refuses`: two digits without an era are not read. */
const dayMeant = (
  [day, month, era, year]: readonly [string, number, string | undefined, string],
  refuses: boolean,
): E.Either<DateProblem, IsoDate> =>
  refuses && year.length === 2 && era === undefined
    ? E.left({ _tag: 'AmbiguousYear' })
    : isoDateOf(yearMeant(year, era), month, Number(day))

const withoutWeekday = (text: string, refuses: boolean): E.Either<DateProblem, IsoDate> => {
  if (eightDigits.test(text)) return fromEightDigits(text)
  const ymd = yearFirst.exec(text)
  if (ymd !== null) return isoDateOf(yearMeant(ymd[1]!), Number(ymd[2]), Number(ymd[3]))
  const dmy = dayFirst.exec(text)
  if (dmy !== null) return dayMeant([dmy[1]!, Number(dmy[2]), dmy[3], dmy[4]!], refuses)
  const words = inWords.exec(text)
  const mdy = monthFirst.exec(text)
  const [day, name, namedEra, year] =
    words !== null
      ? [words[1]!, words[2]!, words[3], words[4]!]
      : mdy !== null
        ? [mdy[2]!, mdy[1]!, mdy[3], mdy[4]!]
        : []
  const month = name === undefined ? 0 : monthNamed(name)
  if (year === undefined || month === 0) return E.left({ _tag: 'DateUnreadable' })
  return dayMeant([day!, month, namedEra, year], refuses || /[a-z]/.test(name!))
}

/** Decodes a day as parents write it, in Thai or Arabic digits: `20/11/2569`, `20 พ.ย. 69`, `20 Nov 2026`,
 * `2569-11-20`. A weekday must be that day's. Two digits of a year end a Buddhist year of the 2500s; `twoDigitYears:
 * 'refuse'` gives `AmbiguousYear` in its place.
 * @example
 * parseDate('๒๐ พ.ย. ๒๕๖๙') // => { _tag: 'Right', right: '2026-11-20' }
 * parseDate('5/6/24', { twoDigitYears: 'refuse' }) // => { _tag: 'Left', left: { _tag: 'AmbiguousYear' } } */
export const parseDate = (
  received: unknown,
  { twoDigitYears = 'buddhist' }: { readonly twoDigitYears?: 'buddhist' | 'refuse' } = {},
): E.Either<DateProblem, IsoDate> => {
  if (isMissing(received)) return E.left({ _tag: 'DateEmpty' })
  if (typeof received !== 'string' || received.length > longestWritten) return E.left({ _tag: 'DateUnreadable' })
  const text = figures(received).replaceAll(dashes, '-').toLowerCase()
  if (text === '') return E.left({ _tag: 'DateEmpty' })
  if (text.length > longest) return E.left({ _tag: 'DateUnreadable' })
  const weekdayMatch = weekdayBefore.exec(text)
  const decoded = withoutWeekday(
    weekdayMatch === null ? text : text.slice(weekdayMatch[0].length),
    twoDigitYears === 'refuse',
  )
  const weekday = weekdayMatch?.slice(1).findIndex((name) => name !== undefined)
  return E.isRight(decoded) && weekday !== undefined && weekday !== weekdayOf(decoded.right)
    ? E.left({ _tag: 'NoSuchDay' })
    : decoded
}
