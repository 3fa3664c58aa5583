import * as E from 'fp-ts/Either'
import { figures } from '../text/figures.js'
import type { IsoDate, IsoDateRefusal } from './isoDate.js'
import { firstYear, isoDateOf, lastYear } from './isoDate.js'
import { buddhistYear, gregorianYear, thaiMonths } from './thai.js'

/** Between the parts: a dash, a slash, a point or a space, with spaces around it. */
const gap = ' ?[-/. ] ?'
/** `พ.ศ.` or `ค.ศ.`, with or without its points. */
const era = '(?:([พค])\\.? ?ศ\\.? ?)?'
const yearFirst = new RegExp(`^(\\d{4})${gap}(\\d{1,2})${gap}(\\d{1,2})$`)
const dayFirst = new RegExp(`^(\\d{1,2})${gap}(\\d{1,2})${gap}${era}(\\d{4}|\\d{2})$`)
const inWords = new RegExp(`^(?:วันที่ ?)?(\\d{1,2})[-/. ]*(?:เดือน ?)?(\\D+?)[-/. ]*${era}(\\d{4}|\\d{2})$`)
/** A dash as keyboards and documents have it, and the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu
const eightDigits = /^\d{8}$/
/** Longer than any written date, and than one with what a copy brings: its length alone refuses it. */
const longest = 40
const longestWritten = 200

/**
 * The Gregorian year that was meant. A named era decides. Without one, 2443 to 2743 is a Buddhist year and two digits are the
 * last of a Buddhist year of the 2500s (as dates are shown); any other year is taken as it is, and checked with the day.
 */
const yearMeant = (text: string, eraSaid?: string): number => {
  const year = Number(text)
  if (eraSaid === 'ค') return text.length === 2 ? 2000 + year : year
  if (text.length === 2) return gregorianYear(2500 + year)
  const isBuddhist = eraSaid === 'พ' || (year >= buddhistYear(firstYear) && year <= buddhistYear(lastYear))
  return isBuddhist ? gregorianYear(year) : year
}

const bare = (text: string): string => text.replaceAll(/[\s.]/g, '')

const monthNamed = (text: string): number =>
  thaiMonths.findIndex(({ short, full }) => bare(text) === bare(short) || bare(text) === full) + 1

/** Eight digits in a row: the day first, as everywhere else; where that is no day, the year first. */
const inARow = (text: string): E.Either<IsoDateRefusal, IsoDate> => {
  const part = (from: number, to: number): string => text.slice(from, to)
  const dayLeads = isoDateOf(yearMeant(part(4, 8)), Number(part(2, 4)), Number(part(0, 2)))
  const yearLeads = isoDateOf(yearMeant(part(0, 4)), Number(part(4, 6)), Number(part(6, 8)))
  return E.isLeft(dayLeads) && E.isRight(yearLeads) ? yearLeads : dayLeads
}

/**
 * Reads a day as a parent writes it: `20/11/2569`, `20-11-2026`, `20 11 2569`, `20112569`, `20 พ.ย. 69`, `20/พ.ย./2569`,
 * `20 พฤศจิกายน พ.ศ. 2569`, `20 เดือน พฤศจิกายน พ.ศ. 2569` (as on a birth certificate), `20 พ.ย. ค.ศ. 2026`, `2569-11-20`, in
 * Thai or Arabic digits, with dashes of any kind. Errors: those of `isoDate`.
 * @example
 * readDate('12/7/2567') // => { _tag: 'Right', right: '2024-07-12' }
 * readDate('๒๐ พ.ย. ๒๕๖๙') // => { _tag: 'Right', right: '2026-11-20' }
 * readDate('29 ก.พ. 2566') // => { _tag: 'Left', left: { _tag: 'NoSuchDay' } }
 */
export const readDate = (received: unknown): E.Either<IsoDateRefusal, IsoDate> => {
  if (typeof received !== 'string' || received.length > longestWritten) return E.left({ _tag: 'DateUnreadable' })
  const text = figures(received).replaceAll(dashes, '-')
  if (text.length > longest) return E.left({ _tag: 'DateUnreadable' })
  if (eightDigits.test(text)) return inARow(text)
  const ymd = yearFirst.exec(text)
  if (ymd !== null) return isoDateOf(yearMeant(ymd[1]!), Number(ymd[2]), Number(ymd[3]))
  const dmy = dayFirst.exec(text)
  if (dmy !== null) return isoDateOf(yearMeant(dmy[4]!, dmy[3]), Number(dmy[2]), Number(dmy[1]))
  const words = inWords.exec(text)
  const month = words === null ? 0 : monthNamed(words[2]!)
  return words === null || month === 0
    ? E.left({ _tag: 'DateUnreadable' })
    : isoDateOf(yearMeant(words[4]!, words[3]), month, Number(words[1]))
}
