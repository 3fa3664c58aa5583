import * as E from 'fp-ts/Either'

/** What is wrong with one setting, as the rest of a sentence that begins with its name. */
export interface Fault {
  readonly name: string
  readonly problem: string
}

export type Reading<A> = E.Either<ReadonlyArray<Fault>, A>

export const refuse = (name: string, problem: string): Reading<never> => E.left([{ name, problem }])

type Env = Readonly<Record<string, string | undefined>>

/** One value; null where the name is absent or empty. */
export const text =
  (env: Env) =>
  <A>(name: string, decode: (value: string) => Reading<A>): Reading<A | null> => {
    const value = env[name]?.trim() ?? ''
    return value === '' ? E.right(null) : decode(value)
  }

/** Values separated by commas; every faulty one is told. */
export const lists =
  (env: Env) =>
  <A>(name: string, decode: (value: string) => Reading<A>): Reading<ReadonlyArray<A>> => {
    const readings = (env[name] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(decode)
    const faults = readings.flatMap((reading) => (E.isLeft(reading) ? reading.left : []))
    return faults.length > 0 ? E.left(faults) : E.right(readings.flatMap((r) => (E.isRight(r) ? [r.right] : [])))
  }

/** One sentence with every fault. */
export const sentence = (faults: ReadonlyArray<Fault>): string =>
  `CarePlus cannot start: ${faults.map(({ name, problem }) => `${name} ${problem}`).join('; ')}.`
