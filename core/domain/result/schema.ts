import type { Result } from './result.js'

/** One fault, as form libraries show it. */
export interface SchemaIssue {
  readonly message: string
}

/** A parser with its words, and a Standard Schema for form libraries (version 1, https://standardschema.dev). */
export interface Schema<A, Problem> {
  (received: unknown): Result<A, Problem>
  /** The Thai text for a problem. */
  readonly words: (problem: Problem) => string
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'careplus'
    readonly validate: (
      received: unknown,
    ) => { readonly value: A; readonly issues?: undefined } | { readonly issues: ReadonlyArray<SchemaIssue> }
    /** For the compiler only; absent when the program runs. */
    readonly types?: { readonly input: string; readonly output: A } | undefined
  }
}

/** Joins a parser and its words to one value that form libraries take as a Standard Schema. Its issues have the Thai
 * text.
 * @example
 * const id = schema(parseCitizenId, citizenIdWords)
 * id['~standard'].validate('1101700230709') // => { issues: [{ message: 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว' }] } */
export const schema = <A, Problem>(
  parse: (received: unknown) => Result<A, Problem>,
  words: (problem: Problem) => string,
): Schema<A, Problem> =>
  Object.assign((received: unknown) => parse(received), {
    words,
    '~standard': {
      version: 1,
      vendor: 'careplus',
      validate: (received: unknown) => {
        const result = parse(received)
        return result._tag === 'Right' ? { value: result.right } : { issues: [{ message: words(result.left) }] }
      },
    },
  } as const)
