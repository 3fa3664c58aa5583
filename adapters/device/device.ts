import type { Clock, Random, Sha256 } from '@careplus/core/ports'

/** The device's clock, in milliseconds since the epoch. */
export const systemClock: Clock = { now: () => Date.now() }

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Version 4 from random bytes (RFC 9562 §5.4): `crypto.randomUUID` is missing on pages without https. */
const uuidOf = (bytes: Uint8Array): string => {
  const all = Uint8Array.from(bytes)
  all[6] = ((all[6] ?? 0) & 0x0f) | 0x40
  all[8] = ((all[8] ?? 0) & 0x3f) | 0x80
  const text = hex(all)
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** A cryptographic source of random numbers: the platform's `crypto`, or what fills an array in the same way. */
export interface RandomSource {
  readonly getRandomValues: <A extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(array: A) => A
}

/** Random numbers of a source. Throws if there is none: React Native has no `crypto` of its own, and needs one such as
 * expo-crypto's.
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

/** Needs a secure context: https, or localhost.
 * @example
 * const digest = await cryptoSha256('abc')
 * digest.length // => 32 */
export const cryptoSha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
