/** What the `{…}` of a path must hold: an id of a member's own, an id of the catalogue, or words such as a category's. */
export type ParamsRule = 'uuid' | 'catalogueId' | 'slugs'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const number = /^[1-9]\d*$/
const slug = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]{0,79}$/u

const rules: Readonly<Record<ParamsRule, (value: string) => boolean>> = {
  uuid: (value) => uuid.test(value),
  // The catalogue's own numbering goes on beside UUIDs.
  catalogueId: (value) => uuid.test(value) || (number.test(value) && Number.isSafeInteger(Number(value))),
  slugs: (value) => slug.test(value),
}

/**
 * Whether each value that stood in a path's `{…}` is of the route's rule; where one is not, the address is a 404.
 * It asks exactly what `uuidParam` and `catalogueIdParam` ask, and is small enough for a first paint.
 * @example
 * paramsAreValid('uuid', { id: '12' }) // => false
 */
export const paramsAreValid = (rule: ParamsRule, params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).every(rules[rule])
