type Cases<U extends { readonly _tag: string }, R> = {
  readonly [K in U['_tag']]: (value: Extract<U, { readonly _tag: K }>) => R
}

/** Exhaustive by construction: a new variant breaks every call that forgets it. */
export const match =
  <U extends { readonly _tag: string }>(value: U) =>
  <R>(cases: Cases<U, R>): R =>
    cases[value._tag as U['_tag']](value as never)
