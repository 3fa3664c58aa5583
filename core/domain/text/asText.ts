/** A text as it came; what is none is empty. A caller in JavaScript is not held to the types. */
export const asText = (received: unknown): string => (typeof received === 'string' ? received : '')
