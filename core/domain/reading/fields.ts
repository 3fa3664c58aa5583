import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A copy, so that nothing changes between check and use; null: no object, or one that throws (a getter, a proxy). */
export const fieldsOf = (input: unknown): Fields | null => {
  try {
    return isFields(input) ? { ...input } : null
  } catch {
    return null
  }
}

/** Probably misspelt: its value would be lost silently. */
export interface FieldUnknown {
  readonly _tag: 'FieldUnknown'
  readonly field: string
}

const maxUnknown = 10

export const unknownFields = (
  input: Fields,
  known: ReadonlyArray<string>,
  within?: string,
): ReadonlyArray<FieldUnknown> =>
  Object.keys(input)
    .filter((key) => input[key] !== undefined && !known.includes(key))
    .slice(0, maxUnknown)
    .map((key) => ({ _tag: 'FieldUnknown', field: within === undefined ? key : `${within}.${key}` }))

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

/** Both ends included; never for NaN. */
export const isInRange = (value: unknown, { lowest, highest }: Range): value is number =>
  typeof value === 'number' && value >= lowest && value <= highest
