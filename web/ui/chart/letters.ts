/** Thai marks stand above and below a letter and take no width. */
export const lettersOf = (text: string): number => text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length
