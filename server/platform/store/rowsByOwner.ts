/** `partsOf('bill_id', steps)(bill.id)`: the steps of one bill, in order and without that column. */
export const rowsByOwner =
  <K extends string, Row extends { readonly [key in K]: string }>(column: K, rows: ReadonlyArray<Row>) =>
  (whole: string): ReadonlyArray<Omit<Row, K>> =>
    rows.filter((row) => row[column] === whole).map(({ [column]: _, ...part }) => part)
