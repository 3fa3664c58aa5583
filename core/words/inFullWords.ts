import { thaiMonths } from '../domain/calendar/thai.js'

/** The longest first: the unit of the body mass index contains two others. */
const units: ReadonlyArray<readonly [string, string]> = [
  ['กก./ม.²', 'กิโลกรัมต่อตารางเมตร'],
  ['กก.', 'กิโลกรัม'],
  ['ซม.', 'เซนติเมตร'],
]

const months = new Map<string, string>(thaiMonths.map(({ short, full }) => [short, full]))
const shortDate = new RegExp(
  `(${[...months.keys()].join('|').replaceAll('.', String.raw`\.`)})(?:\u00A0(\\d{2})(?!\\d))?`,
  'g',
)

/** `8f3a 52c1 9e07 … 21fe`. */
const fingerprint = /[0-9a-f]{4}(?: [0-9a-f]{4})+ … [0-9a-f]{4} ?/g
/** `08•-•••-0019`. */
const hiddenNumber = /\d*•[•-]*(\d{4})/g
const hidden = /•+/g

/** A text for reading aloud: units, months and years in full, because voices know different abbreviations. Of a
 * masked number it reads the end, of a hash nothing.
 * @example
 * inFullWords('20 พ.ย. 69') // => '20 พฤศจิกายน 69' */
export const inFullWords = (text: string): string =>
  units
    .reduce((result, [short, full]) => result.replaceAll(short, full), text)
    .replaceAll(fingerprint, '')
    .replaceAll(hiddenNumber, 'ลงท้าย $1')
    .replaceAll(hidden, '')
    .replaceAll(
      shortDate,
      (_, month: string, year: string | undefined) =>
        `${months.get(month)}${year === undefined ? '' : `\u00A025${year}`}`,
    )
