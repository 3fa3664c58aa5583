import * as t from 'io-ts'

export const oneOf = <T extends string | number>(values: ReadonlyArray<T>): t.Type<T, T, unknown> =>
  new t.Type<T, T, unknown>(
    values.join('|'),
    (input): input is T => values.some((value) => value === input),
    (input, context) => {
      const match = values.find((value) => value === input)
      return match === undefined ? t.failure(input, context) : t.success(match)
    },
    t.identity,
  )

export const orNull = <A, O>(codec: t.Type<A, O, unknown>) => t.union([codec, t.null])
