/** A new member of the union does not compile until the record has it. */
export const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): ReadonlyArray<K> =>
  Object.keys(record) as K[]

export const chosenOf = <K extends string>(record: Readonly<Record<K, boolean>>): ReadonlyArray<K> =>
  namesOf(record).filter((name) => record[name])
