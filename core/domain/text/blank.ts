import { figures } from './figures.js'

/** Whether a field of a number or date is empty: missing, null, or only invisible characters. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && figures(value) === '')
