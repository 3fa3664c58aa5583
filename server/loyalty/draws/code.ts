import { randomBytes } from 'node:crypto'

/** Crockford's base32: no letter that is taken for another, or for a figure. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** What stands for a member in one draw: 50 random bits. */
export const newCode = (): string => Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')
