import type { Clock, Random, Sha256 } from '@careplus/core/ports'

/** The device's clock, in milliseconds since the epoch. */
export const systemClock: Clock = { now: () => Date.now() }

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `crypto.randomUUID` is missing on pages without https. Version 4 from random bytes: RFC 9562 §5.4. */
const uuidOf = (bytes: Uint8Array): string => {
  const all = Uint8Array.from(bytes)
  all[6] = ((all[6] ?? 0) & 0x0f) | 0x40
  all[8] = ((all[8] ?? 0) & 0x3f) | 0x80
  const text = hex(all)
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** A cryptographic source of random numbers: the platform's `crypto`, or one that fills an array in the same way. */
export interface RandomSource {
  readonly getRandomValues: <A extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(array: A) => A
}

/** The random numbers of a source. It throws if there is none, as in React Native without expo-crypto.
 * @example
 * randomFrom(globalThis.crypto).uint32(2).length // => 2 */
export const randomFrom = (source: RandomSource | undefined): Random => {
  if (typeof source?.getRandomValues !== 'function')
    throw new Error('No crypto.getRandomValues here. Give a source of random numbers: randomFrom({ getRandomValues }).')
  return {
    uint32: (count) => Array.from(source.getRandomValues(new Uint32Array(count))),
    uuid: () => uuidOf(source.getRandomValues(new Uint8Array(16))),
  }
}

/** The platform's cryptographic generator: browsers, workers, Node. Throws where there is none. */
export const cryptoRandom: Random = {
  uint32: (count) => randomFrom(globalThis.crypto).uint32(count),
  uuid: () => randomFrom(globalThis.crypto).uuid(),
}

/** SHA-256 by the platform. It needs a secure context: https, or localhost.
 * @example
 * const digest = await cryptoSha256('abc')
 * digest.length // => 32 */
export const cryptoSha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
