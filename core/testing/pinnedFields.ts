import type * as fc from 'fast-check'

/** Fields of a generated value that a caller says itself, each by a generator: `{ sex: fc.constant('male') }`. */
export type Pinned<T> = { readonly [K in keyof T]?: fc.Arbitrary<T[K]> }
