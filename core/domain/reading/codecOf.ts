import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import * as t from 'io-ts'

interface Refusal {
  readonly _tag: string
  readonly field?: string
}

/** The message of an error is the refusal's tag, the last step of its context the field. */
export const codecOf = <A>(
  name: string,
  decode: (input: unknown) => E.Either<NonEmptyArray<Refusal>, A>,
): t.Type<A> => {
  const codec: t.Type<A> = new t.Type<A>(
    name,
    (input): input is A => E.isRight(decode(input)),
    (input, context) => {
      const result = decode(input)
      if (E.isRight(result)) return t.success(result.right)
      return t.failures(
        result.left.map(({ _tag, field }) => ({
          value: input,
          context: field === undefined ? context : [...context, { key: field, type: codec }],
          message: _tag,
        })),
      )
    },
    t.identity,
  )
  return codec
}
