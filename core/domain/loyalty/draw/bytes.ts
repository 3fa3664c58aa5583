import { asText } from '../../text/asText.js'

/** Bytes in memory of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>

/** SHA-256: WebCrypto in a browser, `node:crypto` on a server. Never rejects. */
export type Sha256Bytes = (bytes: Bytes) => Promise<Uint8Array>

export const joined = (...parts: ReadonlyArray<Uint8Array>): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** null: no pairs of digits. */
export const bytesOfHex = (hex: string): Bytes | null =>
  typeof hex === 'string' && /^(?:[0-9a-fA-F]{2})*$/.test(hex)
    ? Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16))
    : null

const tail = (codePoint: number, shift: number): number => 0x80 | ((codePoint >> shift) & 0x3f)

const utf8Of = (c: number): ReadonlyArray<number> => {
  if (c < 0x80) return [c]
  if (c < 0x800) return [0xc0 | (c >> 6), tail(c, 0)]
  if (c < 0x10000) return [0xe0 | (c >> 12), tail(c, 6), tail(c, 0)]
  return [0xf0 | (c >> 18), tail(c, 12), tail(c, 6), tail(c, 0)]
}

const replacement = 0xfffd
const isSurrogate = (c: number): boolean => c >= 0xd800 && c <= 0xdfff

/** The core has no TextEncoder. Half of a surrogate pair becomes U+FFFD. */
export const utf8 = (text: string): Bytes => {
  const bytes: number[] = []
  for (const character of asText(text)) {
    const c = character.codePointAt(0) ?? replacement
    bytes.push(...utf8Of(isSurrogate(c) ? replacement : c))
  }
  return Uint8Array.from(bytes)
}

/** The bytes are big-endian. */
export const uint32Bytes = (n: number): Bytes => Uint8Array.from([n >>> 24, n >>> 16, n >>> 8, n].map((b) => b & 0xff))
