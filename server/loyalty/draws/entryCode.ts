import { randomBytes } from 'node:crypto'

/** Crockford's base32: no letter looks like another or like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** Stands for a member in one draw: 50 random bits. */
export const newCode = (): string => Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')
