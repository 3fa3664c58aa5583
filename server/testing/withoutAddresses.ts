/** Removes URLs, because a port or secret may contain any digits. */
export const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '')
