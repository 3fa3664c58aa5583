import { joined, uint32Bytes, type Bytes, type Sha256Bytes } from './bytes.js'
import { hmacSha256 } from './hmac.js'

const words = 2 ** 32
/** The maximum of tickets for which one 32-bit number is enough. */
export const mostTickets = words - 1

/** The next number of a stream: whole, 0 to 2^32 − 1. */
export type NextWord = () => Promise<number>

/** A stream of numbers fixed by a key: blocks HMAC-SHA-256(key, n) for n = 0, 1, 2 … (four bytes, big-endian), each
 * decoded as eight big-endian numbers of four bytes. */
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

/** A uniform whole number from 0 to `bound` − 1 (`bound` 1 to 2^32): numbers past the last full round of `bound` are
 * skipped. For `bound` 3 that is 4,294,967,295 alone, which would favour 0. */
export const below = async (next: NextWord, bound: number): Promise<number> => {
  const fair = words - (words % bound)
  let word = await next()
  while (word >= fair) word = await next()
  return word % bound
}
