/** A kind of picture file by its first bytes, not by its name. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic'

const startsWith = (bytes: Uint8Array, signature: ReadonlyArray<number>, at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const asciiText = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Source: ISO/IEC 23008-12, annex B and section 10; registered at mp4ra.org. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** The kind of a phone's picture, from its first 12 bytes; null: another file.
 * @example pictureKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)) // => 'jpeg' */
export const pictureKind = (bytes: unknown): PictureKind | null => {
  if (!ArrayBuffer.isView(bytes) || !(bytes instanceof Uint8Array)) return null
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (asciiText(bytes, 0, 4) === 'RIFF' && asciiText(bytes, 8, 12) === 'WEBP') return 'webp'
  if (asciiText(bytes, 4, 8) === 'ftyp' && heicBrands.includes(asciiText(bytes, 8, 12))) return 'heic'
  return null
}
