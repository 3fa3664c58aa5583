import type * as fc from 'fast-check'

/** Generators for single fields of a generated value: `{ sex: fc.constant('male') }`. */
export type Pinned<T> = { readonly [K in keyof T]?: fc.Arbitrary<T[K]> }
