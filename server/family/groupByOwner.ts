/** More than nearly any family has; bounds what one call reads of a kind. */
export const maxTogether = 1000

/** Rows of several owners by their `owner`, in their order; null for each where there are more than `maxTogether`. */
export const byOwner =
  <Row extends { readonly owner: string }>(rows: ReadonlyArray<Row>) =>
  (id: string): ReadonlyArray<Omit<Row, 'owner'>> | null =>
    rows.length > maxTogether ? null : rows.filter(({ owner }) => owner === id).map(({ owner: _, ...row }) => row)
