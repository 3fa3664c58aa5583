import { amountsOf, moneyHabits, type Amount } from './amounts.js'
import { labelOf, labelTraits, latinLabelOf, type RowLabel } from './labels.js'
import { similarityWithin, signsOf, skeleton } from './similarity.js'
import { lineFigures, piecesOf, type ParsedLine, type NamePasses } from './lineFigures.js'
import { namesOf } from './lineNames.js'
import { placeOf, type Place, type ReadWord } from './readWord.js'
import { isVoid, reduceLines, type Reduction } from './reductions.js'
import type { PrintedRow } from './rows.js'

export interface LabelledAmount {
  readonly label: RowLabel
  readonly amount: Amount
}

export interface Paid {
  readonly quantity: number
  readonly satang: number
}

export interface PrintedLine extends Paid {
  readonly name: string
  readonly names: ReadonlyArray<string>
  readonly wholeNames: ReadonlyArray<string>
  readonly fullNames: ReadonlyArray<string>
  readonly withQuantity: ReadonlyArray<string>
  readonly around: ReadonlyArray<string>
  /** Tills leave out a quantity of one. */
  readonly counted: boolean
  readonly checked: boolean
  readonly multiplied: boolean
  readonly others: ReadonlyArray<Paid>
  readonly off: Paid
  readonly place: Place
}

export interface PrintedReceipt {
  readonly lines: ReadonlyArray<PrintedLine>
  readonly labelled: ReadonlyArray<LabelledAmount>
  readonly pieces: number | null
  /** All figures begin with an 8 that may be `฿`, so their agreement proves nothing. */
  readonly doubtful: boolean
  readonly unclear: boolean
  readonly otherPaper: boolean
}

/** `จำนวนชิ้น 8`, `ITEMS 8`, `ยอดสุทธิ 3 ชิ้น` */
const countIn = (row: PrintedRow, label: RowLabel | null): number | null => {
  const [, words = '', figure] =
    /^(.*?)(?<![\d.,])(\d{1,3})(?![\d.,])\s*(?:\D{0,6}|\D{1,6}\s[\d.,]+)$/.exec(row.text) ?? []
  return figure === undefined || label === null || !labelTraits[label].includes('counts') || !/\p{L}/u.test(words)
    ? null
    : Number(figure)
}

const quantityLabels = ['จำนวน', 'QTY'].map(signsOf)
const announcesQuantity = (text: string): boolean => {
  const told = signsOf(text)
  return quantityLabels.some((label) => similarityWithin(told, label) >= 0.75)
}

const quantityIn = (text: string): number | null => {
  const [, words = '', figure] = /^(\D{0,14}?)(\d{1,2})\s*\D{0,10}$/.exec(text) ?? []
  return figure === undefined || !announcesQuantity(words) ? null : piecesOf(figure)
}

const textOf = (words: ReadonlyArray<ReadWord>): string => words.map(({ text }) => text).join(' ')
const hasLetters = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 3

interface Naming extends Pick<PrintedLine, 'names' | 'wholeNames' | 'fullNames' | 'withQuantity' | 'around'> {
  readonly words: ReadonlyArray<ReadWord>
}

const lineOf = (
  { words, ...naming }: Naming,
  { quantity, price, amount }: ParsedLine,
  all: ReadonlyArray<ReadWord>,
): PrintedLine | null => {
  if (amount === null) return null
  const divided = (satang: number): number | null =>
    price !== null && price > 0 && satang % price === 0 ? piecesOf(String(satang / price)) : null
  const fits = (satang: number): boolean => {
    const many = divided(satang)
    return many !== null && (quantity === many || (quantity === null && many === 1))
  }
  // If the passes differ, quantity times price decides.
  const satang = amount.or !== null && !fits(amount.satang) && fits(amount.or) ? amount.or : amount.satang
  const multiplied = fits(satang)
  const many = quantity ?? divided(satang) ?? 1
  const each = (paid: number): Paid => ({ quantity: many, satang: paid })
  const others = [
    ...(price !== null && !multiplied ? [each(price * many)] : []),
    ...(amount.or === null ? [] : [each(amount.or === satang ? amount.satang : amount.or)]),
    ...(price === null && quantity !== null && quantity > 1 ? [each(satang * quantity)] : []),
  ]
  return {
    ...naming,
    name: textOf(words),
    quantity: many,
    counted: multiplied || quantity !== null,
    satang,
    checked: amount.checked,
    multiplied,
    others: others.filter((other) => other.satang !== satang),
    off: { quantity: 0, satang: 0 },
    place: placeOf(all),
  }
}

const headings = [
  'ใบเสร็จ',
  'ใบกำกับ',
  'ภาษี',
  'สาขา',
  'วันที่',
  'เลขที่',
  'รายการ',
  'จำนวน',
  'พนักงาน',
  'แคชเชียร์',
  'สมาชิก',
  'โทร',
  'บริษัท',
  'ขอบคุณ',
  'RECEIPT',
  'INVOICE',
  'TAX',
  'DATE',
  'TIME',
  'CASHIER',
  'MEMBER',
  'BRANCH',
  'WELCOME',
  'POS',
  'TEL',
].map(signsOf)
const isTitled = ({ text }: PrintedRow): boolean => {
  const told = signsOf(text)
  return headings.some((word) => similarityWithin(told, word) >= (word.length <= 5 ? 1 : 0.8))
}
const isNumbered = ({ text }: PrintedRow): boolean => /\d{6,}|\d{1,2}:\d{2}|\d[/.-]\d{1,2}[/.-]\d/.test(text)
const isHeading = (row: PrintedRow): boolean => isNumbered(row) || isTitled(row)

/** A single heading may be a word of a name. */
const columnWords = new Set(
  ['ITEM', 'ITEMS', 'NAME', 'DESCRIPTION', 'QTY', 'UNIT', 'PRICE', 'AMOUNT', 'TOTAL'].map(skeleton),
)
const isColumnHead = ({ words }: PrintedRow): boolean =>
  words.length > 1 && words.every(({ text }) => columnWords.has(skeleton(text)))

const maxNameRows = 3
/** More than a taught name has, so that no part of a longer name is taken for it. */
const maxRowsAround = 32

const nameRows = (
  rows: ReadonlyArray<PrintedRow>,
  isAbove: (row: PrintedRow) => boolean = isHeading,
): ReadonlyArray<PrintedRow> => {
  const worded = rows.filter(({ text }) => /\p{L}|^\d{1,2}\+?$/u.test(text))
  return worded.slice(worded.findLastIndex(isAbove) + 1)
}

const fullRows = (above: ReadonlyArray<PrintedRow>, isFirst: boolean): ReadonlyArray<PrintedRow> =>
  nameRows(above, (row) => isColumnHead(row) || (isFirst ? isHeading(row) : isTitled(row)))

/** A name may begin in the rows before; if its own row has no word (`77Z 819.00`), the row before is shown. */
const namingOf = (
  rows: ReadonlyArray<PrintedRow>,
  above: ReadonlyArray<PrintedRow>,
  own: ParsedLine,
  isLine: boolean,
  isFirst: boolean,
): Naming => {
  const joined = (of: ReadonlyArray<PrintedRow>, { name, secondName }: NamePasses): ReadonlyArray<string> =>
    namesOf(
      [...of.flatMap(({ words }) => words), ...name],
      [...of.flatMap(({ secondPass }) => secondPass), ...secondName],
    )
  const none: NamePasses = { name: [], secondName: [] }
  const lettered = (words: ReadonlyArray<ReadWord>) => words.filter(({ text }) => /\p{L}/u.test(text))
  const rest = isLine ? own : { name: lettered(own.name), secondName: lettered(own.secondName) }
  const last = rows.filter(({ text }) => hasLetters(text)).slice(-1)
  const whole = nameRows(rows)
  const allOf = (of: ReadonlyArray<PrintedRow>): ReadonlyArray<string> =>
    joined(of.length === 0 && !isLine ? last.filter((row) => !isHeading(row)) : of, rest)
  const shown = isLine ? joined([], own) : joined(last, none)
  // A lone digit before the amount is a quantity; `1+` is a stage.
  const unworded = isLine ? [] : [own.name, own.secondName].map(textOf).filter((text) => !/^\d*$/.test(text))
  return {
    words: isLine ? own.name : (last[0]?.words ?? []),
    names: [
      ...new Set([
        ...shown,
        ...(last.length === 0 ? [] : joined(last, rest)),
        ...joined(whole.slice(1 - maxNameRows), rest),
      ]),
    ],
    wholeNames: allOf(whole),
    fullNames: allOf(fullRows(above, isFirst)),
    withQuantity: joined(whole, own.withQuantity),
    around: [
      ...above.filter((row) => !isHeading(row)).flatMap(({ text, secondText }) => [text, secondText]),
      ...unworded,
    ],
  }
}

const isSum = ({ label }: LabelledAmount): boolean => labelTraits[label].includes('sums')
const isTotal = ({ label }: LabelledAmount): boolean => label === 'total'

/** An amount with a minus is a discount, unless it is change or rounding. */
const effectiveLabel = (label: RowLabel, { negative }: Amount): RowLabel =>
  negative && !labelTraits[label].includes('negative') ? 'discount' : label

/** A negative total is paid to the customer. */
const isPaidBack = (label: RowLabel, { negative }: Amount): boolean => negative && labelTraits[label].includes('paid')

/** `เงินสด/เงินทอน 2,100.00 87.50` */
const cashAndChange = (announced: string, amounts: ReadonlyArray<Amount>): ReadonlyArray<LabelledAmount> | null => {
  const [cash, change, ...more] = amounts
  if (cash === undefined || change === undefined || more.length > 0) return null
  const [one, other] = announced.split(/[/|]/).map(labelOf)
  return one === 'cash' && other === 'change'
    ? [
        { label: one, amount: cash },
        { label: other, amount: change },
      ]
    : null
}

export const partsOf = (rows: ReadonlyArray<PrintedRow>): PrintedReceipt => {
  const habits = moneyHabits(rows)
  const lines: Array<PrintedLine> = []
  const labelled: Array<LabelledAmount> = []
  const reductions: Array<Reduction> = []
  let all: number | null = null
  let waiting: ReadonlyArray<PrintedRow> = []
  let above: ReadonlyArray<PrintedRow> = []
  let ahead: ParsedLine | null = null
  let voidedUnsaid = false
  let [otherPaper, boughtBelow] = [false, false]
  const reduce = (text: string, amount: Amount): void => {
    labelled.push({ label: 'discount', amount })
    const afterSum = labelled.some(isSum)
    reductions.push({ text, satang: amount.satang, doubtful: amount.or !== null, after: lines.length, afterSum })
  }
  for (const row of rows) {
    const amounts = amountsOf(row, habits)
    const read = lineFigures(row, amounts)
    const announced = textOf(row.words.slice(0, amounts[0]?.from ?? row.words.length))
    const label =
      labelOf(announced) ?? latinLabelOf(textOf(row.secondPass.slice(0, row.secondPass.length - amounts.length)))
    const belowSum = labelled.some(isSum)
    all ??= lines.length === 0 ? null : countIn(row, label)
    const last = lines.at(-1)
    if (amounts.length > 0 && label !== null && label !== 'count') {
      const both = cashAndChange(announced, amounts)
      const told = both ?? amounts.slice(-1).map((amount) => ({ label, amount }))
      for (const each of told) {
        const meant = effectiveLabel(each.label, each.amount)
        if (isPaidBack(each.label, each.amount)) otherPaper = true
        if (
          boughtBelow &&
          isTotal(each) &&
          !labelled.some((of) => isTotal(of) && of.amount.satang === each.amount.satang)
        )
          otherPaper = true
        if (meant === 'discount') reduce(announced, each.amount)
        else labelled.push(each)
      }
      ;[waiting, above] = [[], []]
      continue
    }
    const name = textOf(read.name)
    if (read.amount === null) {
      const quantity = belowSum ? null : quantityIn(row.text)
      if (quantity !== null && last !== undefined && !last.multiplied) {
        lines[lines.length - 1] = { ...last, quantity, counted: true, others: [] }
        continue
      }
      if (last !== undefined && !belowSum) {
        if (isVoid(row.text)) voidedUnsaid = true
        lines[lines.length - 1] = { ...last, around: [...last.around, row.text, row.secondText] }
      }
      waiting = label === null ? [...waiting, row].slice(-maxRowsAround) : []
      above = [...above, row].slice(-maxRowsAround)
      continue
    }
    if (belowSum && !read.amount.negative && lines.length > 0) {
      // Below the sum nothing is bought, unless another receipt begins.
      if (labelled.some(isTotal) && hasLetters(name) && read.amount.exact) boughtBelow = true
      ;[waiting, above] = [[], []]
      continue
    }
    const isLine = hasLetters(name)
    const named = waiting.findLast(({ text }) => hasLetters(text))
    if (!isLine && /^@/.test(row.text) && last !== undefined) {
      const price = read.amount.satang
      if (price > 0 && last.satang % price === 0 && last.satang / price === last.quantity)
        lines[lines.length - 1] = { ...last, multiplied: true, counted: true }
      continue
    }
    const rowText = isLine ? row.text : `${named?.text ?? ''} ${row.text}`
    if (read.amount.negative || (isVoid(rowText) && lines.length > 0)) reduce(rowText, read.amount)
    else if (isLine || named !== undefined) {
      const figures: ParsedLine =
        isLine && ahead !== null && read.price === null ? { ...ahead, amount: read.amount } : read
      const printed = isLine ? row.words : [...(named?.words ?? []), ...row.words]
      const line = lineOf(namingOf(waiting, above, read, isLine, lines.length === 0), figures, printed)
      if (line !== null) lines.push(line)
    }
    ahead =
      !isLine && named === undefined && read.quantity !== null
        ? { ...read, price: read.price ?? read.amount.satang }
        : null
    ;[waiting, above] = [[], []]
  }
  const { off, unclear } = reduceLines(lines, reductions)
  return {
    lines: lines.map((line, at) => ({ ...line, off: { quantity: off[at]!.pieces, satang: off[at]!.satang } })),
    labelled,
    pieces: all,
    doubtful: habits.doubtful,
    unclear: unclear || voidedUnsaid,
    otherPaper,
  }
}
