import { figures } from './figures.js'

/** Missing, null, or only invisible characters. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && figures(value) === '')
