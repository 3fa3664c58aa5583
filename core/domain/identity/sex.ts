import { isOneOf } from '../reading/fields.js'

export type Sex = 'male' | 'female'

export const isSex = /*#__PURE__*/ isOneOf(['male', 'female'] as const)
