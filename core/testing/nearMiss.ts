import * as fc from 'fast-check'

/** A valid value as people write it, with the value. */
export interface Written<A> {
  readonly text: string
  readonly value: A
  /** In words with commas between (`with hyphens, in Thai digits`); of a date its format first. `plain`: as the
   * parser gives it. */
  readonly way: string
}

/** `plain` has the name ''. */
export const oneOfWays = <A>(ways: Readonly<Record<string, A>>): fc.Arbitrary<readonly [way: string, how: A]> =>
  fc.constantFrom(...Object.entries(ways))

export const together = (...ways: ReadonlyArray<string>): string =>
  ways.filter((way) => way !== '').join(', ') || 'plain'

/** A valid value with one mistake. */
export interface NearMiss<A, I = string> {
  readonly input: I
  readonly of: A
  /** The mistake in words, for reports. */
  readonly slip: string
  /** One character added, removed or replaced; of a form one field. False: a named mistake that changes more. */
  readonly oneEdit: boolean
}

type Made<A, I> = Readonly<Record<string, fc.Arbitrary<{ readonly of: A; readonly input: I }>>>

export const nearMisses = <A, I = string>(
  oneEdit: Made<A, I>,
  named: Made<A, I> = {},
): fc.Arbitrary<NearMiss<A, I>> => {
  const all = (made: Made<A, I>, isOneEdit: boolean) =>
    Object.entries(made).map(([slip, each]) =>
      each.map((miss): NearMiss<A, I> => ({ ...miss, slip, oneEdit: isOneEdit })),
    )
  return fc.oneof(...all(oneEdit, true), ...all(named, false))
}

export const mistakeIn = <A, I = string>(
  valid: fc.Arbitrary<A>,
  slip: (of: A) => fc.Arbitrary<I>,
): fc.Arbitrary<{ readonly of: A; readonly input: I }> => valid.chain((of) => slip(of).map((input) => ({ of, input })))

const where = (first: number, last: number) => fc.integer({ min: first, max: Math.max(first, last) })

export const dropped = (text: string): fc.Arbitrary<string> =>
  where(0, text.length - 1).map((at) => text.slice(0, at) + text.slice(at + 1))

/** `from` and `to` are positions between characters, 0 before the first. */
export const inserted = (text: string, signs: fc.Arbitrary<string>, from = 0, to = text.length): fc.Arbitrary<string> =>
  fc.tuple(where(from, to), signs).map(([at, sign]) => text.slice(0, at) + sign + text.slice(at))

export const replaced = (
  text: string,
  signs: fc.Arbitrary<string>,
  from = 0,
  to = text.length - 1,
): fc.Arbitrary<string> =>
  fc.tuple(where(from, to), signs).map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1))

/** A control character, or half a surrogate pair, is refused at any position. */
export const unreadable = (): fc.Arbitrary<string> => fc.constantFrom('\0', '\u0007', '\u007F', '\uD83D', '\uDC00')
