/** A letter's words: an address in it holds a port or a secret, in which any digits may stand. */
export const withoutAddresses = (letter: string): string => letter.replaceAll(/https?:\/\/\S+/g, '')
