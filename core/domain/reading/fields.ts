import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'

export type Fields = Readonly<Record<string, unknown>>

/** Something with names in it: a body, a stored value. A list is none. */
export const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

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
