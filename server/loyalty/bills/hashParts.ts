import { sql } from 'kysely'

/** Where each part begins, and how many of the 16 digits of a likeness it has. */
const parts = [
  [1, 2],
  [3, 2],
  [5, 2],
  [7, 2],
  [9, 2],
  [11, 3],
  [14, 3],
] as const

/**
 * A likeness in parts, each with its place: one part more than bits may differ, so that two which are alike have one in common.
 * @param hash 16 hexadecimal digits, or more, of which the first 16 count
 */
export const hashParts = (hash: string): ReadonlyArray<string> =>
  parts.map(([from, length], at) => `${at}${hash.substring(from - 1, from - 1 + length)}`)

const inSql = parts.map(([from, length], at) => `'${at}' || substr(likeness, ${from}, ${length})`)
/** The same of the column `likeness`, word for word as the index `bill_pictures_alike` has it. */
export const partsOfColumn = sql.raw<ReadonlyArray<string>>(`array[${inSql.join(', ')}]`)
