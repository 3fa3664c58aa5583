/** A letter's words: an address in it holds a port or a secret, in which any digits may stand. */
export const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '')
