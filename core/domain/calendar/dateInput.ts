import * as E from 'fp-ts/Either'
import { figures } from '../text/figures.js'
import type { IsoDate, IsoDateRefusal } from './isoDate.js'
import { firstYear, isoDateOf, lastYear } from './isoDate.js'
import { buddhistYear, gregorianYear, thaiMonths } from './thai.js'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const inWords = /^(\d{1,2})\s*(\D+?)\s*(?:พ\.?ศ\.?\s*)?(\d{4}|\d{2})$/

/**
 * The Gregorian year that was meant: 2443 to 2743 is a Buddhist year, two digits are the last of a Buddhist year of
 * the 2500s (as dates are shown), anything else stands as it is and is judged with the day.
 */
const yearMeant = (text: string): number => {
  const year = Number(text)
  if (text.length === 2) return gregorianYear(2500 + year)
  return year >= buddhistYear(firstYear) && year <= buddhistYear(lastYear) ? gregorianYear(year) : year
}

const bare = (text: string): string => text.replaceAll(/[\s.]/g, '')

const monthNamed = (text: string): number =>
  thaiMonths.findIndex(({ short, full }) => bare(text) === bare(short) || bare(text) === full) + 1

/**
 * Reads a day as a parent writes it: `20/11/2569`, `20-11-2026`, `20 พ.ย. 69`, `20 พฤศจิกายน พ.ศ. 2569`, `2569-11-20`,
 * in Thai or Arabic digits. Errors: those of `isoDate`.
 */
export const readDate = (received: string): E.Either<IsoDateRefusal, IsoDate> => {
  const text = figures(received)
  const ymd = yearFirst.exec(text)
  if (ymd !== null) return isoDateOf(yearMeant(ymd[1]!), Number(ymd[2]), Number(ymd[3]))
  const dmy = dayFirst.exec(text)
  if (dmy !== null) return isoDateOf(yearMeant(dmy[3]!), Number(dmy[2]), Number(dmy[1]))
  const words = inWords.exec(text)
  const month = words === null ? 0 : monthNamed(words[2]!)
  return words === null || month === 0
    ? E.left({ _tag: 'DateUnreadable' })
    : isoDateOf(yearMeant(words[3]!), month, Number(words[1]))
}
