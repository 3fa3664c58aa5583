import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The rest of a sentence that begins with the setting's name. */
export interface Fault {
  readonly name: string
  readonly problem: string
}

export type Parse<A> = (text: string) => E.Either<string, A>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Null: missing, empty or blank. */
export const optional = <A>(base: t.Type<A>, parse: Parse<A>): t.Type<A | null, A | null, unknown> =>
  new t.Type(
    base.name,
    (value): value is A | null => value === null || base.is(value),
    (value, context) => {
      const text = textOf(value)
      const parsed = text === '' ? E.right(null) : parse(text)
      return E.isRight(parsed) ? parsed : t.failure(value, context, parsed.left)
    },
    t.identity,
  )

export const commaSeparated = (parse: Parse<string>): t.Type<ReadonlyArray<string>, ReadonlyArray<string>, unknown> =>
  new t.Type(
    'list',
    (value): value is ReadonlyArray<string> => t.readonlyArray(t.string).is(value),
    (value, context) => {
      const parts = textOf(value).split(',').map(textOf)
      const results = parts.filter((part) => part !== '').map(parse)
      const faults = results.filter(E.isLeft).map(({ left: message }) => ({ value, context, message }))
      return faults.length > 0 ? t.failures(faults) : t.success(results.filter(E.isRight).map(({ right }) => right))
    },
    t.identity,
  )

export const faultsOf = (errors: t.Errors): ReadonlyArray<Fault> =>
  errors.map(({ context, message = 'cannot be read' }) => ({ name: context.at(-1)?.key ?? '', problem: message }))

export const formatFaults = (faults: ReadonlyArray<Fault>): string =>
  `CarePlus cannot start: ${faults.map(({ name, problem }) => `${name} ${problem}`).join('; ')}.`
