import type { Found } from './confidence.js'
import { labelTraits } from './labels.js'
import type { LabelledAmount, Paid, PrintedLine, PrintedReceipt } from './lines.js'
import type { Place } from './readWord.js'

type Evidence = 'total' | 'sum' | 'card' | 'cash' | 'lines' | 'tax'

const weight: Readonly<Record<Evidence, number>> = { total: 3, card: 2, cash: 3, lines: 3, sum: 1.5, tax: 1.5 }

interface Witness {
  readonly evidence: Evidence
  readonly satang: ReadonlyArray<number>
  readonly checked: boolean
  readonly place: Place
}

const meant = ({ satang, or }: LabelledAmount['amount']): ReadonlyArray<number> =>
  or === null ? [satang] : [satang, or]

const of = (labelled: ReadonlyArray<LabelledAmount>, label: LabelledAmount['label']) =>
  labelled.filter((each) => each.label === label).map(({ amount }) => amount)

const maxDoubtful = 6

export const discountsOf = ({ labelled }: PrintedReceipt): ReadonlyArray<number> => {
  const signed = (satang: number, added: boolean): number => (added ? -satang : satang)
  const each = labelled
    .filter(({ label }) => labelTraits[label].includes('reduces'))
    .map(({ label, amount }) => meant(amount).map((satang) => signed(satang, label === 'extra' && !amount.negative)))
  const doubtful = each.filter(({ length }) => length > 1).length
  return each.reduce<ReadonlyArray<number>>(
    (sums, readings) =>
      sums.flatMap((sum) => (doubtful > maxDoubtful ? readings.slice(0, 1) : readings).map((way) => sum + way)),
    [0],
  )
}

export const linesSum = ({ lines }: PrintedReceipt): number => lines.reduce((sum, { satang }) => sum + satang, 0)

const witnesses = (parts: PrintedReceipt): ReadonlyArray<Witness> => {
  const { labelled, lines } = parts
  const printed = (label: LabelledAmount['label'], evidence: Evidence): ReadonlyArray<Witness> =>
    of(labelled, label).map((amount) => ({ ...amount, evidence, satang: meant(amount) }))
  const changes = of(labelled, 'change')
  const cash = of(labelled, 'cash').flatMap((paid): ReadonlyArray<Witness> =>
    changes.length === 0
      ? [{ ...paid, evidence: 'card', satang: meant(paid) }]
      : changes.map((change) => ({
          evidence: 'cash',
          satang: meant(paid).flatMap((satang) => meant(change).map((back) => satang - back)),
          checked: paid.checked && change.checked,
          place: paid.place,
        })),
  )
  const taxes = of(labelled, 'tax')
  const tax = taxes.flatMap((one, at): ReadonlyArray<Witness> =>
    taxes.slice(at + 1).map((other) => ({ ...one, evidence: 'tax', satang: [one.satang + other.satang] })),
  )
  const last = lines.at(-1)
  const bought: ReadonlyArray<Witness> =
    last === undefined
      ? []
      : [
          {
            evidence: 'lines',
            satang: discountsOf(parts).map((discounts) => linesSum(parts) - discounts),
            checked: lines.every(({ checked }) => checked),
            place: last.place,
          },
        ]
  return [
    ...printed('total', 'total'),
    ...printed('sum', 'sum'),
    ...printed('card', 'card'),
    ...cash,
    ...bought,
    ...tax,
  ]
}

interface Candidate {
  readonly satang: number
  readonly witnesses: ReadonlyArray<Witness>
  readonly score: number
}

const kinds = ({ witnesses: all }: Candidate): ReadonlySet<Evidence> => new Set(all.map(({ evidence }) => evidence))

const candidates = (parts: PrintedReceipt): ReadonlyArray<Candidate> => {
  const all = witnesses(parts)
  const values = new Set(all.flatMap(({ satang }) => satang).filter((satang) => satang > 0))
  return [...values].map((satang) => {
    const agreeing = all.filter((witness) => witness.satang.includes(satang))
    const of = new Set(agreeing.map(({ evidence }) => evidence))
    const first = agreeing.some((witness) => witness.satang[0] === satang) ? 0.1 : 0
    return { satang, witnesses: agreeing, score: [...of].reduce((sum, one) => sum + weight[one], first) }
  })
}

type ByEvidence = Readonly<Record<Evidence, boolean>>
const billedOrPaid: ByEvidence = { total: true, sum: false, cash: true, card: true, tax: false, lines: false }
const incomplete: ByEvidence = { total: false, sum: false, cash: false, card: false, tax: true, lines: true }
const isBilledOrPaid = ({ evidence }: Witness): boolean => billedOrPaid[evidence]

const confidenceOf = (first: Candidate, others: ReadonlyArray<Candidate>): number => {
  const of = kinds(first)
  const against = others.flatMap((other) => other.witnesses).filter((witness) => !first.witnesses.includes(witness))
  if (of.size < 2) {
    if (others[0] !== undefined && others[0].score === first.score) return 0.4
    return against.length === 0 && first.witnesses.every(({ checked }) => checked) ? 0.85 : 0.6
  }
  // One misreading in two rows may agree with itself.
  if (others.some((other) => kinds(other).size >= of.size)) return 0.6
  if (against.some(isBilledOrPaid)) return 0.65
  // A sum may precede a discount whose row was missed: only a total or a payment proves it.
  if (!first.witnesses.some(isBilledOrPaid)) return 0.75
  return of.has('lines') || of.has('cash') ? 0.97 : 0.92
}

export const totalOf = (parts: PrintedReceipt): Found<number> | null => {
  const [first, ...others] = candidates(parts).toSorted((a, b) => b.score - a.score)
  const place = first?.witnesses[0]?.place
  if (first === undefined || place === undefined) return null
  const of = kinds(first)
  if ([...of].every((one) => incomplete[one])) return null
  const confidence = confidenceOf(first, others)
  return { value: first.satang, confidence: parts.doubtful ? Math.min(0.6, confidence) : confidence, place }
}

const changed = (line: PrintedLine, paid: Paid): PrintedLine => ({ ...line, ...paid, multiplied: true, others: [] })

/** Corrects one misread amount, by quantity times price or the other pass, if exactly one candidate gives the total.
 * null: none or several do. */
export const agreedLines = (parts: PrintedReceipt, total: number): PrintedReceipt['lines'] | null => {
  const { lines } = parts
  const off = discountsOf(parts).map((discounts) => total + discounts - linesSum(parts))
  if (off.includes(0)) return lines
  const missing = off[0] ?? 0
  const fitting = lines.flatMap((line) =>
    line.others.filter(({ satang }) => satang - line.satang === missing).map((paid) => ({ line, paid })),
  )
  const [only] = fitting
  if (only === undefined || fitting.some(({ line }) => line !== only.line)) return null
  return lines.map((line) => (line === only.line ? changed(line, only.paid) : line))
}
