import { isOneOf } from '../reading/fields.js'
import { namesOf } from '../reading/namesOf.js'

/** A child's or adult's sex, as growth references know it. */
export type Sex = 'male' | 'female'

export const isSex = /*#__PURE__*/ isOneOf(/*#__PURE__*/ namesOf<Sex>({ male: 0, female: 0 }))
