import type { Found } from './confidence.js'
import { similarityWithin, signsOf } from './similarity.js'
import { withPlainDigits } from './misreadDigits.js'
import { placeOf, type ReadWord } from './readWord.js'
import type { PrintedRow } from './rows.js'
import { isTaxNumber } from './shop.js'

const labels = [
  'เลขที่ใบเสร็จ',
  'เลขที่บิล',
  'เลขที่ใบกำกับ',
  'เลขที่เอกสาร',
  'ใบเสร็จเลขที่',
  'เลขที่',
  'เลขที่รายการ',
  'หมายเลขคำสั่งซื้อ',
  'หมายเลขใบเสร็จ',
  'ORDER NO',
  'TRANSACTION NO',
  'RECEIPT NO',
  'RECEIPT',
  'INV NO',
  'INVOICE NO',
  'BILL NO',
  'DOC NO',
  'TRANS NO',
  'TRX',
  'BILL#',
  'No.',
  'NO:',
].map(signsOf)
const others = ['ผู้เสียภาษี', 'TAX', 'โทร', 'TEL', 'สาขา', 'POS ID', 'สมาชิก', 'MEMBER', 'บัญชี', 'APPROVE', 'TERMINAL'].map(
  signsOf,
)

const correctDigits = (text: string): string => {
  const [, before, after, rest] = /^([1I|l])?([A-Z])(\d{5,})$/.exec(text) ?? []
  if (before !== undefined && after !== undefined && rest !== undefined) return `I${after}${rest}`
  const digits = (text.match(/\d/g) ?? []).length
  return digits / text.length < 0.7 ? text : withPlainDigits(text)
}
const numberLike = /^[A-Z0-9][A-Z0-9/-]{3,29}$/i
const isNumber = (text: string): boolean =>
  numberLike.test(text) &&
  (text.match(/\d/g) ?? []).length >= 5 &&
  !isTaxNumber(text.replaceAll(/\D/g, '')) &&
  !/^\d{1,2}[/-]\w{1,4}[/-]\d{2,4}$/i.test(text)

const maybeDigit = /[OQILSB|](?=\d)|(?<=\d)[OQILSB|]/i

/** `doubtful`: one of its characters may be a letter or a digit. */
interface NumberWord extends ReadWord {
  readonly doubtful: boolean
}

const longestOf = (words: ReadonlyArray<ReadWord>): NumberWord | null =>
  words
    .map((word) => {
      const bare = word.text.replace(/^\$(?=\d+$)/, 'S').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      return { ...word, text: correctDigits(bare), doubtful: maybeDigit.test(bare) }
    })
    .filter(({ text }) => isNumber(text))
    .toSorted((a, b) => b.text.length - a.text.length)[0] ?? null

/** `R#900688633`, `เลขที่12345`. */
const labelApart = (word: ReadWord): ReadonlyArray<ReadWord> => {
  const [, label, rest] =
    /^([A-Za-z\u0E00-\u0E7F.]{1,16}[#:.]|1D:)(.{4,})$/.exec(word.text) ??
    /^([\u0E00-\u0E7F.:]{3,20})([0-9OolI].{3,}|[A-Z]{1,4}-?\d.{3,})$/.exec(word.text) ??
    []
  return label === undefined || rest === undefined ? [word] : [label, rest].map((text) => ({ ...word, text }))
}

interface Announced {
  readonly number: NumberWord
  readonly announced: number
  readonly checked: boolean
}

/** `R#9006886331`; tills have numbers of their own: `POS#E0510`. */
const ownHash = /^.?(?:(?:R|RCPT|RECEIPT|BILL|INV|NO|TRX)\.?#|(?:[I1l]D|TXN|REC|INV):)/i

const announcementOf = (before: string): number => {
  const announcing = signsOf(before)
  const named = labels.map((label) => {
    const similarity = similarityWithin(announcing, label)
    const { length } = label
    return similarity >= (length <= 3 ? 1 : 0.75) ? similarity * Math.min(1, 0.5 + length / 10) : 0
  })
  return Math.max(...named)
}

const announcedIn = (words: ReadonlyArray<ReadWord>): Pick<Announced, 'number' | 'announced'> | null => {
  const split = words.flatMap(labelApart)
  const number = longestOf(split)
  if (number === null) return null
  const at = split.findIndex(({ box, text }) => box === number.box && text.includes(number.text))
  const before = split
    .slice(0, Math.max(1, at))
    .map((word) => word.text)
    .join(' ')
  const hashed = words.find(({ text }) => /[#:]/.test(text) && text.includes(number.text))?.text
  const hash = hashed === undefined ? 0 : ownHash.test(hashed) ? 0.8 : 0.4
  return { number, announced: Math.max(hash, announcementOf(before)) }
}

/** The second pass may read `8012345678` as `RC12345678`. */
const withLetterPrefix = (number: NumberWord, secondPass: ReadonlyArray<ReadWord>): NumberWord | null => {
  if (!/^\d+$/.test(number.text)) return null
  for (const word of secondPass) {
    const [text] = /(?<![A-Z])[A-Z]{1,4}-?[\d/-]{4,}$/.exec(word.text) ?? []
    if (text !== undefined && text.slice(-5) === number.text.slice(-5))
      return { ...word, text, doubtful: maybeDigit.test(text) }
  }
  return null
}

const numberIn = ({ words, secondPass }: PrintedRow): Announced | null => {
  const [first, second] = [announcedIn(words), announcedIn(secondPass)]
  const lettered = first === null ? null : withLetterPrefix(first.number, secondPass)
  if (first !== null && lettered !== null) return { ...first, number: lettered, checked: false }
  if (second === null) return first === null ? null : { ...first, checked: false }
  if (first === null) {
    const { left } = second.number.box
    const before = words.filter(({ box }) => box.right <= left + (box.right - box.left) / 2)
    const named = announcementOf(before.map(({ text }) => text).join(' '))
    return { ...second, announced: Math.max(second.announced, named), checked: false }
  }
  const announced = Math.max(first.announced, second.announced)
  const checked = first.number.text.toUpperCase() === second.number.text.toUpperCase()
  const plain = /^\d+$/.test(first.number.text)
  const number = !checked && !plain ? second.number : first.number
  return { number: { ...number, doubtful: first.number.doubtful || second.number.doubtful }, announced, checked }
}

const clearly = 0.75

const announcedOf = (rows: ReadonlyArray<PrintedRow>): ReadonlyArray<Announced> =>
  rows.flatMap((row) => {
    const textSigns = signsOf(row.text)
    if (others.some((label) => similarityWithin(textSigns, label) >= (label.length <= 4 ? 1 : 0.8))) return []
    const number = numberIn(row)
    return number === null ? [] : [number]
  })

const ofDoubtfulSigns = 0.6

export const receiptOf = (rows: ReadonlyArray<PrintedRow>): Found<string> | null => {
  const candidates = announcedOf(rows)
  const weigh = ({ announced, number }: Announced): number => announced * 0.8 + Math.min(0.05, number.text.length / 300)
  const [best, ...rest] = candidates.toSorted((a, b) => weigh(b) - weigh(a))
  if (best === undefined) return null
  const alone = rest.every((other) => other.number.text === best.number.text || other.announced < best.announced - 0.15)
  const sure = best.checked && best.announced >= clearly && alone
  const confidence = sure ? 0.93 : weigh(best)
  return {
    value: best.number.text,
    confidence: best.number.doubtful ? Math.min(ofDoubtfulSigns, confidence) : confidence,
    place: placeOf([best.number]),
  }
}

export const severalReceipts = (rows: ReadonlyArray<PrintedRow>): boolean => {
  const pictures = [...new Set(rows.flatMap(({ words }) => words[0]?.picture ?? []))]
  const numbers = pictures.map((picture) =>
    announcedOf(rows.filter(({ words }) => words[0]?.picture === picture))
      .filter(({ announced }) => announced >= clearly)
      .map(({ number }) => number.text),
  )
  return numbers.some((own, at) =>
    numbers
      .slice(at + 1)
      .some((other) => own.length > 0 && other.length > 0 && !own.some((each) => other.includes(each))),
  )
}
