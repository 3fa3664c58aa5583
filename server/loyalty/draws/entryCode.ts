import { randomBytes } from 'node:crypto'

/** Crockford's base32 has no look-alike characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** Identifies a member within one draw: 50 random bits. */
export const newCode = (): string => Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')
