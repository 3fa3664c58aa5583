import { asText } from './asText.js'
import { thaiMonths } from '../calendar/thai.js'

const wordJoiner = '\u2060'
const zeroWidthSpace = '\u200B'
const noBreak = '\u00A0'

/** Browsers' dictionaries break these words. Longest first, so that a part does not hide the whole. */
const unbroken = [
  'พระราชบัญญัติ',
  'สตรอว์เบอร์รี',
  'เหตุฉุกเฉิน',
  'โดยชอบธรรม',
  'คนร่วมมาก',
  'อัลมอนด์',
  'ต่อเนื่อง',
  'ชุดนิทาน',
  'ทั้งบ้าน',
  'วานิลลา',
  'สเตนเลส',
  'เช็ดตัว',
  'กันน็อก',
  'ที่ผ่านมา',
  'ส่วนสูง',
  'ก่อนนอน',
  'ผ้าฝ้าย',
  'ในทารก',
  'รอตรวจ',
  'รสจืด',
  'ทอมือ',
  'เล็ก',
  'เช็ก',
]

const mark = '[\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E]'
const thaiLetter = /^[\u0E01-\u0E2E\u0E40-\u0E44]/
const leadingVowel = /[\u0E40-\u0E44]$/

/** Not after a leading vowel, where nothing breaks. */
const joined = (word: string): string =>
  (word.match(new RegExp(`.${mark}*`, 'g')) ?? []).reduce((text, letter) =>
    leadingVowel.test(text) ? text + letter : text + wordJoiner + letter,
  )

const joinedWords = new Map(unbroken.map((word) => [word, joined(word)]))
const anyUnbroken = new RegExp(`(?:${unbroken.join('|')})(?!${mark})`, 'g')
const aroundUnbroken = new RegExp(`(${unbroken.join('|')})(?!${mark})`)

/** Every second piece is a word that must not break. */
export const cutAtKept = (text: string): ReadonlyArray<string> => asText(text).split(aroundUnbroken)

const units =
  'กิโลกรัม|กก\\.|กรัม|ก\\.|เซนติเมตร|ซม\\.|เมตร|ม\\.|มิลลิลิตร|มล\\.|ปี|เดือน|ด\\.|สัปดาห์|วัน|ชั่วโมง|ชม\\.|นาที|วินาที|คะแนน|บาท|ครั้ง|คน|ข้อ|ชั้น|มื้อ|แก้ว|ช้อน|%'
const beforeUnit = new RegExp(`(\\d) (?=${units})`, 'g')

const months = thaiMonths.map(({ short, full }) => `${short.replaceAll('.', '\\.')}|${full}`).join('|')
const beforeMonth = new RegExp(`(\\d) (?=${months})`, 'g')
const afterMonth = new RegExp(`(${months}) (?=\\d)`, 'g')

const formulaNumber = /(สูตร) (?=\d)/g

const spacedRepeat = / ๆ/g

/** Corrects the line breaks of Thai text: words of our list do not split, numbers and units stay together. It adds only
 * invisible characters; a second call changes nothing.
 * @example withThaiBreaks('88.5 ซม.') // => '88.5\u00A0ซม.' */
export const withThaiBreaks = (text: string): string =>
  asText(text)
    .replaceAll(beforeMonth, `$1${noBreak}`)
    .replaceAll(afterMonth, `$1${noBreak}`)
    .replaceAll(beforeUnit, `$1${noBreak}`)
    .replaceAll(formulaNumber, `$1${noBreak}`)
    .replaceAll(spacedRepeat, `${noBreak}ๆ`)
    .replaceAll(anyUnbroken, (word: string, at: number, whole: string) => {
      const after = whole.slice(at + word.length, at + word.length + 1)
      return `${joinedWords.get(word) ?? word}${thaiLetter.test(after) ? zeroWidthSpace : ''}`
    })
