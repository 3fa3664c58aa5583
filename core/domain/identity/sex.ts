import { isOneOf } from '../reading/fields.js'
import { namesOf } from '../reading/namesOf.js'

/** Sex as growth references use it. */
export type Sex = 'male' | 'female'

export const isSex = /*#__PURE__*/ isOneOf(/*#__PURE__*/ namesOf<Sex>({ male: 0, female: 0 }))
