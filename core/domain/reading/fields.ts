import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'

export type Fields = Readonly<Record<string, unknown>>

/** Something with names in it: a body, a stored value. A list is none. */
export const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/**
 * What an object holds under names of its own, read once, so that nothing changes between the check and the use; null: it is
 * no such object, or one that throws at a look (a getter, a proxy). What a prototype holds is not looked at.
 */
export const fieldsOf = (input: unknown): Fields | null => {
  try {
    return isFields(input) ? { ...input } : null
  } catch {
    return null
  }
}

/** A key that is none of a form's, a slip of spelling most likely: what it holds would be lost without a word. */
export interface FieldUnknown {
  readonly _tag: 'FieldUnknown'
  readonly field: string
}

/** So many are told, however many there are. */
const mostUnknown = 10

/** Keys of `input` that hold something and are not `known`. `within`: the field that `input` stands in, `signs`. */
export const unknownFields = (
  input: Fields,
  known: ReadonlyArray<string>,
  within?: string,
): ReadonlyArray<FieldUnknown> =>
  Object.keys(input)
    .filter((key) => input[key] !== undefined && !known.includes(key))
    .slice(0, mostUnknown)
    .map((key) => ({ _tag: 'FieldUnknown', field: within === undefined ? key : `${within}.${key}` }))

/** Not said: left out or null. */
export const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null

export const isNonEmpty = <A>(all: ReadonlyArray<A>): all is NonEmptyArray<A> => all.length > 0

export const isOneOf =
  <T extends string | number>(values: ReadonlyArray<T>) =>
  (value: unknown): value is T =>
    values.some((one) => one === value)

export interface Range {
  readonly lowest: number
  readonly highest: number
}

/** A number of the range, both ends included; never NaN. */
export const isInRange = (value: unknown, { lowest, highest }: Range): value is number =>
  typeof value === 'number' && value >= lowest && value <= highest
