/**
 * Whether LINE shows the page inside itself, by its browser's own name, `Line/14.1`. Self-contained on purpose (no import, no outer
 * name): its text is also in the script that runs before the first paint.
 */
export const isInLine = (userAgent: string): boolean => /\bLine\/\d/i.test(userAgent)
