import { isOneOf } from '../reading/fields.js'

/** A child's or adult's sex, as growth references know it. */
export type Sex = 'male' | 'female'

export const isSex = /*#__PURE__*/ isOneOf(['male', 'female'] as const)
