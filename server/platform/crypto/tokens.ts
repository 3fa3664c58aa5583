import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, URL-safe. */
export const opaqueToken = (): string => randomBytes(32).toString('base64url')

/** Stored in place of a token; tokens are random enough for a plain hash. */
export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url')

export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

/** Codes are short, so the id is hashed too: one table of hashes does not open all codes. */
export const codeHash = (id: string, code: string): string => sha256(`${id}:${code}`)

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
