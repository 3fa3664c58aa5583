import { useState } from 'react'
import { useStaffSession } from '../staffSession'
import type { TypedLine } from './typedLines'

type Lines = ReadonlyArray<TypedLine>

/** Lines that are typed but not sent, by bill. In memory only, and dropped when another member of staff signs in. */
let unsent: { readonly name: string; readonly bills: Map<string, Lines> } = { name: '', bills: new Map() }

const billsOf = (name: string): Map<string, Lines> => {
  if (unsent.name !== name) unsent = { name, bills: new Map() }
  return unsent.bills
}

/** The lines of a bill as they were when its screen was last left; null: nobody has touched them. */
export const useUnsentLines = (bill: string): readonly [Lines | null, (lines: Lines) => void] => {
  const session = useStaffSession()
  const bills = billsOf(session._tag === 'in' ? session.name : '')
  const [lines, setLines] = useState<Lines | null>(() => bills.get(bill) ?? null)
  return [
    lines,
    (typed) => {
      bills.set(bill, typed)
      setLines(typed)
    },
  ]
}
