import type { ParamsRule } from '../routes'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** The catalogue's own numbering goes on beside UUIDs: brands are 1, 2, 3, 9 and 10. */
const number = /^[1-9]\d*$/
const slug = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]{0,79}$/u

const rules: Record<ParamsRule, (value: string) => boolean> = {
  uuid: (value) => uuid.test(value),
  catalogueId: (value) => uuid.test(value) || (number.test(value) && Number.isSafeInteger(Number(value))),
  slugs: (value) => slug.test(value),
}

export const paramsAreValid = (rule: ParamsRule, params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).every(rules[rule])
