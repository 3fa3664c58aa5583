/** A text; anything else from an untyped caller becomes ''. */
export const asText = (received: unknown): string => (typeof received === 'string' ? received : '')
