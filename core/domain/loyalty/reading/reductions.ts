import { similarityWithin, signsOf, skeleton, type Signs } from './similarity.js'

export interface Reduction {
  readonly text: string
  readonly satang: number
  readonly doubtful: boolean
  readonly after: number
  readonly afterSum: boolean
}

export interface Reducible {
  readonly name: string
  readonly quantity: number
  readonly satang: number
}

export interface Reduced {
  readonly satang: number
  readonly pieces: number
}

const voidWords = [
  'ยกเลิก',
  'ยกเลิกรายการ',
  'ลบรายการ',
  'แก้ไขรายการ',
  'คืนสินค้า',
  'รับคืน',
  'VOID',
  'CANCEL',
  'ERROR CORRECT',
  'CORRECTION',
  'RETURN',
  'REFUND',
].map(signsOf)
const shortVoidWord = /(?:^|[\s*-])(?:คืน|ลบ|RTN)(?=[\s*.:-]|$)/i

const containsAny = (text: string, words: ReadonlyArray<Signs>): boolean => {
  const textSigns = signsOf(text)
  return words.some((word) => similarityWithin(textSigns, word) >= (word.length <= 5 ? 1 : 0.85))
}

export const isVoid = (text: string): boolean => shortVoidWord.test(text) || containsAny(text, voidWords)

const ofWhole = ['สมาชิก', 'MEMBER', 'ท้ายบิล', 'ทั้งบิล', 'TOTAL', 'WHOLE BILL'].map(signsOf)
const ofPieces = /ชิ[\u0E49]?น|แถม|ซื[\u0E49]?อ|BUY|FREE|2ND|\bPCS?\b/i
const discountWords =
  /ส่วนลด|สวนลด|หัก|ลดราคา|ลด|คูปอง|โปรโมชั่น|โปรโมชัน|ชิ้นที่|DISCOUNT|DISC\.?|PROMOTION|PROMO|COUPON|SAVING|VOID|CANCEL(?:LED)?|ITEM|ERROR|CORRECT(?:ION)?|RETURN|REFUND|ยกเลิก|รายการ|คืนสินค้า|คืน/gi

const sharedWith = (text: string, name: string): number => {
  const textSigns = signsOf(text)
  const words = name
    .split(/\s+/)
    .map(signsOf)
    .filter((word) => word.length >= 3 && word.some((sign) => sign > 57))
  const repeated = words.filter((word) => similarityWithin(textSigns, word) >= (word.length <= 4 ? 1 : 0.8))
  const rest = signsOf(text.replaceAll(discountWords, ' '))
  const within = rest.length >= 4 && similarityWithin(signsOf(name), rest) >= 0.8 ? rest.length : 0
  return Math.max(
    within,
    repeated.reduce((sum, { length }) => sum + length, 0),
  )
}

/** By a row with its name, or directly under it. `unclear`: the line of some is unknown. Reductions of the whole
 * bill belong to no line. */
export const reduceLines = (
  lines: ReadonlyArray<Reducible>,
  reductions: ReadonlyArray<Reduction>,
): { readonly off: ReadonlyArray<Reduced>; readonly unclear: boolean } => {
  const off = lines.map((): { satang: number; pieces: number } => ({ satang: 0, pieces: 0 }))
  let unclear = false
  const remaining = (at: number): number => lines[at]!.satang - off[at]!.satang
  const lower = (at: number, { satang }: Reduction, voided: boolean): void => {
    const { quantity, satang: all } = lines[at]!
    const pieces = voided ? (satang * quantity) / all : 0
    off[at]!.satang += satang
    if (Number.isInteger(pieces)) off[at]!.pieces += pieces
  }
  for (const reduction of reductions) {
    const { text, satang, after, afterSum } = reduction
    if (satang === 0) continue
    if (reduction.doubtful) unclear = true
    const before = Array.from({ length: after }, (_, at) => at)
    const scores = before.map((at) => sharedWith(text, lines[at]!.name))
    const best = Math.max(0, ...scores)
    const named = best === 0 ? [] : before.filter((at) => scores[at] === best)
    const voided = isVoid(text)
    const fitting = (best === 0 ? before : named).filter((at) => remaining(at) >= satang)
    const exact = fitting.filter((at) => remaining(at) === satang)
    const above = after - 1
    const sameName = (all: ReadonlyArray<number>): boolean =>
      new Set(all.map((at) => skeleton(lines[at]!.name))).size === 1
    const chosen = (all: ReadonlyArray<number>): number | undefined =>
      sameName(all) ? all.at(-1) : all.find((at) => at === above)
    let meant: number | undefined
    if (voided) meant = chosen(exact) ?? (best > 0 ? chosen(fitting) : undefined)
    else if (best > 0) meant = chosen(fitting)
    else if (afterSum || containsAny(text, ofWhole)) continue
    else if (fitting.includes(above) && (after < lines.length || ofPieces.test(text))) meant = above
    if (meant === undefined) unclear = true
    else lower(meant, reduction, voided)
  }
  return { off, unclear }
}
