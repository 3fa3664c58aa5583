import { joined, uint32Bytes, type Bytes, type Sha256Bytes } from './bytes.js'
import { hmacSha256 } from './hmac.js'

const words = 2 ** 32
/** More tickets need more than one 32-bit number. */
export const mostTickets = words - 1

/** A whole number, 0 to 2^32 − 1. */
export type NextWord = () => Promise<number>

/** Blocks HMAC-SHA-256(key, n) for n = 0, 1, 2 … (four bytes, big-endian), each decoded as eight big-endian numbers
 * of four bytes. */
export const wordsOf = (sha256: Sha256Bytes, key: Bytes): NextWord => {
  const hmac = hmacSha256(sha256)
  let counter = 0
  let buffered: number[] = []
  return async () => {
    if (buffered.length === 0) {
      const block = await hmac(key, uint32Bytes(counter))
      const view = new DataView(joined(block).buffer)
      buffered = Array.from({ length: block.length / 4 }, (_, i) => view.getUint32(4 * i))
      counter += 1
    }
    return buffered.shift() ?? 0
  }
}

/** `bound` 1 to 2^32. Numbers past the last full round of `bound` are skipped, because they would favour small
 * results. */
export const below = async (next: NextWord, bound: number): Promise<number> => {
  const fair = words - (words % bound)
  let word = await next()
  while (word >= fair) word = await next()
  return word % bound
}
