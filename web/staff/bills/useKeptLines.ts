import { useState } from 'react'
import { useStaffSession } from '../session'
import { emptyLine, type TypedLine } from './typedLines'

type Lines = ReadonlyArray<TypedLine>

/** What one of staff has typed, by bill; in memory alone, and gone when somebody else is here. */
let kept: { readonly name: string; readonly bills: Map<string, Lines> } = { name: '', bills: new Map() }

const billsOf = (name: string): Map<string, Lines> => {
  if (kept.name !== name) kept = { name, bills: new Map() }
  return kept.bills
}

/** The lines of a bill, as they were when it was last left. */
export const useKeptLines = (bill: string): readonly [Lines, (lines: Lines) => void] => {
  const session = useStaffSession()
  const bills = billsOf(session._tag === 'in' ? session.name : '')
  const [lines, setLines] = useState<Lines>(() => bills.get(bill) ?? [emptyLine(1)])
  return [
    lines,
    (typed) => {
      bills.set(bill, typed)
      setLines(typed)
    },
  ]
}
