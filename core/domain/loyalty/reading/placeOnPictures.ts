import type { Found } from './confidence.js'
import { onPicture, type Projection } from './projection.js'
import type { BillReading } from './readSlip.js'

export const placeOnPictures = (reading: BillReading, pages: ReadonlyArray<Projection>): BillReading => {
  const placed = <A>(found: Found<A> | null): Found<A> | null =>
    found === null ? null : { ...found, place: onPicture(found.place, pages) }
  return {
    shop: placed(reading.shop),
    date: placed(reading.date),
    number: placed(reading.number),
    total: placed(reading.total),
    lines: reading.lines.map((line) => ({ ...line, place: onPicture(line.place, pages) })),
    eligible: placed(reading.eligible),
  }
}
