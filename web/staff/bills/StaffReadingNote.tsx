import type { StaffBill } from '../../composition/staff'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Note } from '../../ui/Note'

const copy = staffBillsCopy.reading

export const StaffReadingNote = ({ bill: { reading, read_whole } }: { readonly bill: StaffBill }) => {
  if (reading === null) return null
  if (reading.state !== 'read') return <Note>{copy[reading.state]}</Note>
  return read_whole ? <Note tone="info">{copy.whole}</Note> : <Note>{copy.partly}</Note>
}
