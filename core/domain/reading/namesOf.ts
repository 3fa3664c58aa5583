/** The keys of a record with every member of a union, in order. A new member does not compile until the record has it. */
export const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): ReadonlyArray<K> =>
  Object.keys(record) as K[]

/** The members of a union that the record marks, in order. A new member does not compile until the record has it. */
export const chosenOf = <K extends string>(record: Readonly<Record<K, boolean>>): ReadonlyArray<K> =>
  namesOf(record).filter((name) => record[name])
