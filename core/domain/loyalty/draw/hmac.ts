import { joined, type Bytes, type Sha256Bytes } from './bytes.js'

const blockBytes = 64

const masked = (key: Uint8Array, mask: number): Bytes =>
  Uint8Array.from({ length: blockBytes }, (_, i) => (key[i] ?? 0) ^ mask)

/** Source: RFC 2104, section 2; its examples for SHA-256 are in RFC 4231. */
export const hmacSha256 =
  (sha256: Sha256Bytes) =>
  async (key: Bytes, message: Uint8Array): Promise<Uint8Array> => {
    const short = key.length > blockBytes ? await sha256(key) : key
    const inner = await sha256(joined(masked(short, 0x36), message))
    return sha256(joined(masked(short, 0x5c), inner))
  }
