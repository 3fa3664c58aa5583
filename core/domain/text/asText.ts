/** An untyped caller may send anything. */
export const asText = (received: unknown): string => (typeof received === 'string' ? received : '')
