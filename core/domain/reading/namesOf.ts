/** The keys of a record with every member of a union, in order. A new member does not compile until the record has it.
 * @example namesOf({ a: 1, b: 2 }) // => ['a', 'b'] */
export const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): ReadonlyArray<K> =>
  Object.keys(record) as K[]

/** The members of a union that the record marks, in order. A new member does not compile until the record has it.
 * @example chosenOf({ a: true, b: false, c: true }) // => ['a', 'c'] */
export const chosenOf = <K extends string>(record: Readonly<Record<K, boolean>>): ReadonlyArray<K> =>
  namesOf(record).filter((name) => record[name])
