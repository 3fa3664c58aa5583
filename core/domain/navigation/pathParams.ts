/** The rule of a path's `{…}`: a member's own id, a catalogue id, or words such as a category's. */
export type ParamsRule = 'uuid' | 'catalogueId' | 'slugs'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const number = /^[1-9]\d*$/
const slug = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]{0,79}$/u

const rules: Readonly<Record<ParamsRule, (value: string) => boolean>> = {
  uuid: (value) => uuid.test(value),
  // The catalogue has UUIDs, and numbers of its older numbering.
  catalogueId: (value) => uuid.test(value) || (number.test(value) && Number.isSafeInteger(Number(value))),
  slugs: (value) => slug.test(value),
}

/** Whether all values of a path's `{…}` follow the route's rule; if not, the address is a 404. It is small enough
 * for a first load.
 * @example paramsAreValid('uuid', { id: '12' }) // => false */
export const paramsAreValid = (rule: ParamsRule, params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).every(rules[rule])
