import * as E from 'fp-ts/Either'
import { billRefusalWords, decideBill, pointsOfLines, satangOfTyped, type BillLine } from '@careplus/core/loyalty'
import type { IsoDate } from '@careplus/core/calendar'
import { foldDigits } from '@careplus/core/text'
import type { StaffBill, StaffProduct } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import type { Spot } from './pictureView'

/** Where on which picture a line is read. */
export interface LineMark extends Spot {
  readonly picture: string
}

/** A line as staff type it, read off the picture. */
export interface TypedLine {
  /** Stays with the line, whatever stands in it. */
  readonly key: number
  readonly product: StaffProduct | null
  readonly quantity: string
  readonly baht: string
  /** For the eye alone: it is sent nowhere. Null: not pointed at. */
  readonly mark: LineMark | null
}

/** A whole line, as it is sent: what was paid for all pieces of a product. */
export interface WholeLine extends BillLine {
  readonly quantity: number
}

export const emptyLine = (key: number): TypedLine => ({ key, product: null, quantity: '1', baht: '', mark: null })

type Lines = ReadonlyArray<TypedLine>

/** A line more, below the others. */
export const withLine = (lines: Lines): Lines => [...lines, emptyLine(1 + Math.max(0, ...lines.map(({ key }) => key)))]

/** The line that is pointed at next: the chosen one, else the first that has no mark yet, else one more. */
export const nextToMark = (lines: Lines, chosen: number | null): { readonly lines: Lines; readonly key: number } => {
  const line = lines.find(({ key }) => key === chosen) ?? lines.find(({ mark }) => mark === null)
  if (line !== undefined) return { lines, key: line.key }
  const more = withLine(lines)
  return { lines: more, key: more.at(-1)?.key ?? 1 }
}

/** As a spot on a picture was pressed. */
export const marked = (lines: Lines, chosen: number | null, mark: LineMark): Lines => {
  const next = nextToMark(lines, chosen)
  return next.lines.map((line) => (line.key === next.key ? { ...line, mark } : line))
}

const mostPieces = 999

const quantityOf = (typed: string): number | null => {
  const text = foldDigits(typed).trim()
  const pieces = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return pieces >= 1 && pieces <= mostPieces ? pieces : null
}

/** Null: something of it is still missing. */
export const wholeLine = ({ product, quantity, baht }: TypedLine): WholeLine | null => {
  const [pieces, satang] = [quantityOf(quantity), satangOfTyped(baht)]
  return product === null || pieces === null || satang === null || satang === 0
    ? null
    : { product_id: product.id, age_line: product.age_line, quantity: pieces, satang }
}

/** What the lines that are whole come to; nothing where they are more than a bill can be. */
export const earnedBy = (lines: ReadonlyArray<TypedLine>) =>
  E.getOrElse(() => ({ eligible_satang: 0, points: 0 }))(
    pointsOfLines(lines.map(wholeLine).filter((line): line is WholeLine => line !== null)),
  )

export type Approvable =
  | { readonly _tag: 'ready'; readonly lines: ReadonlyArray<WholeLine>; readonly points: number }
  /** In a sentence. */
  | { readonly _tag: 'waits'; readonly why: string }

/** Whether a bill can be approved by these lines, as the server will decide it. */
export const approvable = (
  { state, appealed, amount_satang }: Pick<StaffBill, 'state' | 'appealed' | 'amount_satang'>,
  typed: ReadonlyArray<TypedLine>,
  today: IsoDate,
): Approvable => {
  if (typed.length === 0) return { _tag: 'waits', why: copy.needs.line }
  const lines: WholeLine[] = []
  for (const [at, line] of typed.entries()) {
    const whole = wholeLine(line)
    if (whole === null) return { _tag: 'waits', why: copy.needs.whole(at + 1) }
    lines.push(whole)
  }
  // What there is to look at twice is asked for where the verdict is confirmed.
  const told = { receiptTaken: false, flags: [], despite: [] }
  const command = { _tag: 'Approve', amount_satang, lines, ...told } as const
  const step = decideBill({ state, appealed, decided_on: null }, command, today)
  return E.isLeft(step)
    ? { _tag: 'waits', why: billRefusalWords(step.left) }
    : { _tag: 'ready', lines, points: step.right.points }
}
