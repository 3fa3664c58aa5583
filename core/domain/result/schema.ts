import { fieldsOf } from '../reading/fields.js'
import type { Result } from './result.js'

/** One fault, as form libraries show it. `path`: the field of a form. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: ReadonlyArray<PropertyKey> | undefined
}

type Validated<A> = { readonly value: A; readonly issues?: undefined } | { readonly issues: ReadonlyArray<SchemaIssue> }

/** A Standard Schema for form libraries (version 1, https://standardschema.dev). `Input`: the typed value. */
export interface StandardSchema<A, Input = string> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'careplus'
    readonly validate: (received: unknown) => Validated<A>
    /** For the compiler only; absent when the program runs. */
    readonly types?: { readonly input: Input; readonly output: A } | undefined
  }
}

type One<Problem> = Problem extends ReadonlyArray<infer Each> ? Each : Problem
/** A field gives a text; the parser of a form gives the texts of its fields. */
type InputOf<A, Problem> = Problem extends ReadonlyArray<unknown> ? { readonly [Field in keyof A]: string } : string

/** A parser with its words, and a Standard Schema. */
export interface Schema<A, Problem> extends StandardSchema<A, InputOf<A, Problem>> {
  (received: unknown): Result<A, Problem>
  /** The Thai text for a problem. */
  readonly words: (problem: One<Problem>) => string
}

const standard = <A, Input>(validate: (received: unknown) => Validated<A>): StandardSchema<A, Input> => ({
  '~standard': { version: 1, vendor: 'careplus', validate },
})

const fieldOf = (problem: unknown): ReadonlyArray<PropertyKey> | undefined => {
  const { field } = problem as { readonly field?: unknown }
  return typeof field === 'string' ? [field] : undefined
}

/** Joins a parser and its words to one value that form libraries take as a Standard Schema. Its issues have the Thai
 * text, and those of a form the `path` of the field.
 * @example
 * const id = schema(parseCitizenId, citizenIdWords)
 * id['~standard'].validate('1101700230709') // => { issues: [{ message: 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว' }] } */
export const schema = <A, Problem>(
  parse: (received: unknown) => Result<A, Problem>,
  words: (problem: One<Problem>) => string,
): Schema<A, Problem> =>
  Object.assign((received: unknown) => parse(received), {
    words,
    ...standard<A, InputOf<A, Problem>>((received) => {
      const result = parse(received)
      if (result._tag === 'Right') return { value: result.right }
      const problem: unknown = result.left
      return {
        issues: Array.isArray(problem)
          ? problem.map((one: One<Problem>) => ({ message: words(one), path: fieldOf(one) }))
          : [{ message: words(problem as One<Problem>) }],
      }
    }),
  })

type Typed<Field> = Field extends StandardSchema<unknown, infer Input> ? Input : never
type Value<Field> = Field extends StandardSchema<infer A, unknown> ? A : never

/** Joins the schemas of single fields to the one of a form. The value has the parsed fields and nothing else.
 * @example
 * const form = formSchema({ id: schema(parseCitizenId, citizenIdWords), phone: schema(parseMobileNumber, mobileNumberWords) })
 * form['~standard'].validate({ id: '1101700230708', phone: '' }) // => { issues: [{ message: 'ใส่เบอร์มือถือ', path: ['phone'] }] } */
export const formSchema = <Fields extends Readonly<Record<string, StandardSchema<unknown, unknown>>>>(
  fields: Fields,
): StandardSchema<
  { readonly [Name in keyof Fields]: Value<Fields[Name]> },
  { readonly [Name in keyof Fields]: Typed<Fields[Name]> }
> =>
  standard((received) => {
    const typed = fieldsOf(received) ?? {}
    const results = Object.entries(fields).map(
      ([name, field]) => [name, field['~standard'].validate(typed[name])] as const,
    )
    const issues = results.flatMap(([name, result]) =>
      (result.issues ?? []).map(({ message, path = [] }) => ({ message, path: [name, ...path] })),
    )
    if (issues.length > 0) return { issues }
    const value: unknown = Object.fromEntries(
      results.flatMap(([name, result]) => (result.issues === undefined ? [[name, result.value]] : [])),
    )
    return { value: value as { readonly [Name in keyof Fields]: Value<Fields[Name]> } }
  })
