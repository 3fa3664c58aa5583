import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../calendar/arithmetic.js'
import { datePartsOf, type IsoDate } from '../../calendar/isoDate.js'
import { thaiMonths } from '../../calendar/thai.js'
import { printedDates } from './dates.js'

const today = '2026-11-26' as IsoDate
const two = (n: number): string => String(n).padStart(2, '0')

const forms = (date: IsoDate): ReadonlyArray<string> => {
  const { day: d, month: m, year: y } = datePartsOf(date)
  const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][m - 1] ?? ''
  const { short = '', full = '' } = thaiMonths[m - 1] ?? {}
  const [be, yy, byy] = [y + 543, two(y % 100), two((y + 543) % 100)]
  return [
    `${two(d)}/${two(m)}/${byy}`,
    `${two(d)}/${two(m)}/${y}`,
    `${two(d)}-${two(m)}-${be}`,
    `${two(d)}.${two(m)}.${byy}`,
    `${d}/${m}/${be}`,
    `${y}/${two(m)}/${two(d)}`,
    `${y}-${two(m)}-${two(d)}`,
    `${two(d)}${english.toUpperCase()}${yy}`,
    `${two(d)}-${english.toUpperCase()}-${y}`,
    `${two(d)} ${english} ${y}`,
    `${d} ${short} ${byy}`,
    `${d} ${short}${be}`,
    `${d} ${full} ${be}`,
  ]
}
const someDay = () => fc.nat(30).map((back) => addDays(today, -back))

test('every way in which tills print a date is read, whatever stands around it', () => {
  fc.assert(
    fc.property(
      someDay(),
      fc.constantFrom('', 'วันที่ ', 'DATE : '),
      fc.constantFrom('', ' 14:05', ' POS 012'),
      (day, before, after) => {
        for (const form of forms(day)) {
          const read = printedDates(`${before}${form}${after}`, today)
          expect([form, read[0]]).toStrictEqual([form, { date: day, print: 'exact' }])
        }
      },
    ),
    { numRuns: 40 },
  )
})

test.each([
  ['วันที่11711/2569 เวลา 22:55', '2026-11-11', 'near'],
  ['10-ผอง-26 10:00', '2026-11-10', 'guessed'],
  ['30-061-26 10:02', '2026-10-30', 'guessed'],
  ['28 m.A. 2569 11:39', '2026-10-28', 'guessed'],
  ['16 w.u. 69 17:55 u.', '2026-11-16', 'guessed'],
  ['วันที่ 21/11/2568', '2026-11-21', 'guessed'],
  ['l2/1l/2O26', '2026-11-12', 'near'],
  ['20/11/6914:05', '2026-11-20', 'exact'],
])('%s is the %s, %s', (text, date, print) => {
  expect(printedDates(text, today)).toContainEqual({ date, print })
})

test.each(['5 แพ็ค 26', '2 X 26.00 52.00', '081-555-0199', '20/11/2545', '0105535134278', '15 ชิ้น 69'])(
  '%s is no date',
  (text) => {
    expect(printedDates(text, today)).toStrictEqual([])
  },
)
