import * as fc from 'fast-check'
import { test as plain } from 'vitest'

type Holds<T extends [unknown, ...unknown[]]> = (...values: T) => boolean | void | Promise<boolean | void>

/** Importing `@fast-check/vitest` takes 2 s, longer than all the tests that a mutant needs. */
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
