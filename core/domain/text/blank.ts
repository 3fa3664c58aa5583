import { figures } from './figures.js'

/** Nothing is typed in a field for a number or a date: it is left out, null, or a text in which nothing is seen. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && figures(value) === '')
