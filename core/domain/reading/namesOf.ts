/**
 * The keys of a record that has one for every member of a union, in its order: the one list of them. A new member does
 * not compile until it stands in the record.
 * @example
 * namesOf({ a: 1, b: 2 }) // => ['a', 'b']
 */
export const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): ReadonlyArray<K> =>
  Object.keys(record) as K[]

/**
 * The marked members of a union, in the record's order. A new member does not compile until it is marked or not.
 * @example
 * chosenOf({ a: true, b: false, c: true }) // => ['a', 'c']
 */
export const chosenOf = <K extends string>(record: Readonly<Record<K, boolean>>): ReadonlyArray<K> =>
  namesOf(record).filter((name) => record[name])
