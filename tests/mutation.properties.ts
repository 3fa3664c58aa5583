import * as fc from 'fast-check'
import { test as plain } from 'vitest'

type Holds<T extends [unknown, ...unknown[]]> = (...values: T) => boolean | void | Promise<boolean | void>

/** Stands in for `test.prop` of `@fast-check/vitest`: importing that package builds every chain of vitest's modifiers, which
 *  takes longer (2 s) than all the tests that a mutant needs. */
const prop =
  <T extends [unknown, ...unknown[]]>(
    arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
    parameters: fc.Parameters<T> = {},
  ) =>
  (name: string, holds: Holds<T>): void => {
    plain(`${name}`, () =>
      fc.assert(
        fc.asyncProperty(...arbitraries, async (...values: T) => holds(...values)),
        parameters,
      ),
    )
  }

export { fc }
export const test = Object.assign(plain.bind(null), { each: plain.each.bind(plain), prop })
