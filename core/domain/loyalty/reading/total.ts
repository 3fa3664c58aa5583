import type { Found } from './found.js'
import type { LabelledAmount, PrintedSlipParts } from './lines.js'
import type { Place } from './readWord.js'

type Evidence = 'total' | 'sum' | 'card' | 'cash' | 'lines'

interface Candidate {
  readonly satang: number
  readonly evidence: ReadonlySet<Evidence>
  readonly place: Place
}

const weight: Readonly<Record<Evidence, number>> = { total: 3, card: 2, cash: 3, lines: 3, sum: 1.5 }

const of = (labelled: ReadonlyArray<LabelledAmount>, label: LabelledAmount['label']) =>
  labelled.filter((each) => each.label === label).map(({ amount }) => amount)

export const discountsOf = ({ labelled }: PrintedSlipParts): number =>
  of(labelled, 'discount').reduce((sum, { satang }) => sum + satang, 0)

export const linesSum = ({ lines }: PrintedSlipParts): number => lines.reduce((sum, { satang }) => sum + satang, 0)

const candidates = (parts: PrintedSlipParts): ReadonlyArray<Candidate> => {
  const { labelled, lines } = parts
  const found = new Map<number, { evidence: Set<Evidence>; place: Place }>()
  const note = (satang: number, evidence: Evidence, place: Place | undefined): void => {
    if (satang <= 0 || place === undefined) return
    const before = found.get(satang)
    if (before === undefined) found.set(satang, { evidence: new Set([evidence]), place })
    else before.evidence.add(evidence)
  }
  for (const { satang, place } of of(labelled, 'total')) note(satang, 'total', place)
  for (const { satang, place } of of(labelled, 'sum')) note(satang, 'sum', place)
  for (const { satang, place } of of(labelled, 'card')) note(satang, 'card', place)
  for (const cash of of(labelled, 'cash')) {
    const changes = of(labelled, 'change')
    for (const change of changes) note(cash.satang - change.satang, 'cash', cash.place)
    if (changes.length === 0) note(cash.satang, 'card', cash.place)
  }
  const below = linesSum(parts) - discountsOf(parts)
  note(below, 'lines', lines.at(-1)?.place)
  return [...found].map(([satang, rest]) => ({ satang, ...rest }))
}

const score = ({ evidence }: Candidate): number => [...evidence].reduce((sum, one) => sum + weight[one], 0)

const isAskedOrPaid = ({ evidence }: Candidate): boolean =>
  evidence.has('total') || evidence.has('cash') || evidence.has('card')

const confidenceOf = (first: Candidate, others: ReadonlyArray<Candidate>): number => {
  if (first.evidence.size < 2) return others[0] !== undefined && score(others[0]) === score(first) ? 0.4 : 0.6
  // Another figure that is a total or was paid speaks against it.
  if (others.some(isAskedOrPaid)) return 0.7
  // A sum may stand before a discount whose row was lost: only what was asked for or paid says that it is the total.
  if (!isAskedOrPaid(first)) return 0.75
  return first.evidence.has('lines') || first.evidence.has('cash') ? 0.97 : 0.92
}

/** What was asked for, by the figures that agree on it: the rows that say so, what was paid, and the sum of the lines. */
export const totalOf = (parts: PrintedSlipParts): Found<number> | null => {
  const [first, ...others] = candidates(parts).toSorted((a, b) => score(b) - score(a))
  if (first === undefined) return null
  // Nothing but the lines: a row may be missing.
  if (first.evidence.size === 1 && first.evidence.has('lines')) return null
  return { value: first.satang, confidence: confidenceOf(first, others), place: first.place }
}

/**
 * The lines as they agree with the total: an amount that was misread is what quantity times price says, where just that
 * makes the sum right. null: they do not agree.
 */
export const agreedLines = (parts: PrintedSlipParts, total: number): PrintedSlipParts['lines'] | null => {
  const { lines } = parts
  const missing = total + discountsOf(parts) - linesSum(parts)
  if (missing === 0) return lines
  const misread = lines.find(({ instead, satang }) => instead !== null && instead - satang === missing)
  if (misread === undefined) return null
  return lines.map((line) => (line === misread ? { ...line, satang: line.satang + missing, multiplied: true } : line))
}
