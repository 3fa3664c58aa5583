import * as E from 'fp-ts/Either'
import { billRefusalWords, decideBill, pointsOfLines, type BillLine } from '@careplus/core/internal/loyalty'
import { satangOfTyped } from '@careplus/core/loyalty'
import type { IsoDate } from '@careplus/core/calendar'
import { typedWhole } from '@careplus/core/internal/text'
import type { StaffBill, StaffProduct } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import type { Spot } from './pictureView'

export interface LineMark extends Spot {
  readonly picture: string
}

export interface TypedLine {
  readonly key: number
  readonly product: StaffProduct | null
  readonly quantity: string
  readonly baht: string
  /** Shown to staff only and never sent; null where nothing was marked. */
  readonly mark: LineMark | null
  /** As printed by the till, where the line was recognized and not typed; `sure`: the receipt's figures confirm it. */
  readonly read: { readonly text: string; readonly sure: boolean } | null
}

export interface WholeLine extends BillLine {
  readonly quantity: number
}

export const emptyLine = (key: number): TypedLine => ({
  key,
  product: null,
  quantity: '1',
  baht: '',
  mark: null,
  read: null,
})

type Lines = ReadonlyArray<TypedLine>

export const withLine = (lines: Lines): Lines => [...lines, emptyLine(1 + Math.max(0, ...lines.map(({ key }) => key)))]

/** The line that the next press marks: the chosen one, else the first without a mark, else a new one. */
export const nextToMark = (lines: Lines, chosen: number | null): { readonly lines: Lines; readonly key: number } => {
  const line = lines.find(({ key }) => key === chosen) ?? lines.find(({ mark }) => mark === null)
  if (line !== undefined) return { lines, key: line.key }
  const more = withLine(lines)
  return { lines: more, key: more.at(-1)?.key ?? 1 }
}

export const marked = (lines: Lines, chosen: number | null, mark: LineMark): Lines => {
  const next = nextToMark(lines, chosen)
  return next.lines.map((line) => (line.key === next.key ? { ...line, mark } : line))
}

const maxPieces = 999

const quantityOf = (typed: string): number | null => typedWhole(typed, { lowest: 1, highest: maxPieces })

/** null while a part of the line is missing. */
export const wholeLine = ({ product, quantity, baht }: TypedLine): WholeLine | null => {
  const [pieces, satang] = [quantityOf(quantity), satangOfTyped(baht)]
  return product === null || pieces === null || satang === null || satang === 0
    ? null
    : { product_id: product.id, age_line: product.age_line, quantity: pieces, satang }
}

export const earnedBy = (lines: ReadonlyArray<TypedLine>) =>
  E.getOrElse(() => ({ eligible_satang: 0, points: 0 }))(
    pointsOfLines(lines.map(wholeLine).filter((line): line is WholeLine => line !== null)),
  )

export type Approvable =
  | { readonly _tag: 'ready'; readonly lines: ReadonlyArray<WholeLine>; readonly points: number }
  | { readonly _tag: 'waits'; readonly why: string }

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
  // Warnings are not weighed here: staff are asked about them when they confirm.
  const approval = { receiptTaken: false, flags: [], despite: [] }
  const command = { _tag: 'Approve', amount_satang, lines, ...approval } as const
  const step = decideBill({ state, appealed, decided_on: null }, command, today)
  return E.isLeft(step)
    ? { _tag: 'waits', why: billRefusalWords(step.left) }
    : { _tag: 'ready', lines, points: step.right.points }
}
