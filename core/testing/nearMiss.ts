import * as fc from 'fast-check'

/** A valid value as people write it, and the value that is meant. */
export interface Written<A> {
  readonly text: string
  readonly value: A
}

/** What is one slip away from a valid value, and has to be refused. */
export interface NearMiss<A, I = string> {
  /** What a validator is handed. */
  readonly input: I
  /** The valid value that the slip was made in. */
  readonly of: A
  /** What the slip is, in words: for a failing test's report. */
  readonly slip: string
  /**
   * One character added, left out or put in place of another; of a form one field. False: a slip that is known by its name and
   * changes more, such as a link that leads away.
   */
  readonly oneEdit: boolean
}

type Made<A, I> = Readonly<Record<string, fc.Arbitrary<{ readonly of: A; readonly input: I }>>>

/** Each slip is as likely as any other. */
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

/** A slip made in a valid value. */
export const slipIn = <A, I = string>(
  valid: fc.Arbitrary<A>,
  slip: (of: A) => fc.Arbitrary<I>,
): fc.Arbitrary<{ readonly of: A; readonly input: I }> => valid.chain((of) => slip(of).map((input) => ({ of, input })))

const where = (first: number, last: number) => fc.integer({ min: first, max: Math.max(first, last) })

/** One character of it left out. */
export const dropped = (text: string): fc.Arbitrary<string> =>
  where(0, text.length - 1).map((at) => text.slice(0, at) + text.slice(at + 1))

/** One of `signs` more; `from` and `to` are places between characters, 0 before the first. */
export const inserted = (text: string, signs: fc.Arbitrary<string>, from = 0, to = text.length): fc.Arbitrary<string> =>
  fc.tuple(where(from, to), signs).map(([at, sign]) => text.slice(0, at) + sign + text.slice(at))

/** One of `signs` in the place of a character. */
export const replaced = (
  text: string,
  signs: fc.Arbitrary<string>,
  from = 0,
  to = text.length - 1,
): fc.Arbitrary<string> =>
  fc.tuple(where(from, to), signs).map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1))

/** What no reader takes, wherever it stands: a control character, or half of one that takes two. */
export const unreadable = (): fc.Arbitrary<string> => fc.constantFrom('\0', '\u0007', '\u007F', '\uD83D', '\uDC00')
