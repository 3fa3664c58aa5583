import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, URL-safe: nothing can be read from it, and nobody guesses it. */
export const opaqueToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: it has enough randomness of its own that a plain hash cannot be turned back. */
export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url')

/** So many digits, each of the numbers equally likely. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

/** A code is short: its own id goes into the hash, so that one table of hashes does not open all codes. */
export const codeHash = (id: string, code: string): string => sha256(`${id}:${code}`)

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
