/** Self-contained (no import, no outer name), because its text is part of the head script. */
export const isInLine = (userAgent: string): boolean => /\bLine\/\d/i.test(userAgent)
