/** More than nearly any family has; bounds one call. */
export const maxTogether = 1000

/** By `owner`; null for each if there are more than `maxTogether`. */
export const byOwner =
  <Row extends { readonly owner: string }>(rows: ReadonlyArray<Row>) =>
  (id: string): ReadonlyArray<Omit<Row, 'owner'>> | null =>
    rows.length > maxTogether ? null : rows.filter(({ owner }) => owner === id).map(({ owner: _, ...row }) => row)
