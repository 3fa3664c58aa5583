import { sql } from 'kysely'

/** Start and length of each part, in the 16 digits of a perceptual hash. */
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
 * One part more than the bits that may differ, so two similar hashes share one. @param hash at least 16 hexadecimal
 * digits
 */
export const hashParts = (hash: string): ReadonlyArray<string> =>
  parts.map(([from, length], at) => `${at}${hash.substring(from - 1, from - 1 + length)}`)

const inSql = parts.map(([from, length], at) => `'${at}' || substr(likeness, ${from}, ${length})`)
/** The same parts of the column `likeness`, exactly as in the index `bill_pictures_alike`. */
export const partsOfColumn = sql.raw<ReadonlyArray<string>>(`array[${inSql.join(', ')}]`)
