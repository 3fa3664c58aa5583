import { pictureKind } from '../../picture/pictureKind.js'

/** A bill has at least so many pictures. */
export const fewestPictures = 1
/** A bill has at most so many pictures. */
export const mostPictures = 4
/** The most bytes of one picture: 10 MiB. */
export const mostPictureBytes = 10 * 1024 * 1024

/** What is wrong with one picture; `PictureBroken`, `PictureTooManyPixels` and `PictureTooTall` are found while it is decoded. */
export type PictureRefusal =
  | { readonly _tag: 'PictureEmpty' }
  | { readonly _tag: 'PictureTooLarge'; readonly most: number }
  /** An iPhone's own format, that not every browser reads. */
  | { readonly _tag: 'PictureHeic' }
  | { readonly _tag: 'PictureUnknown' }
  | { readonly _tag: 'PictureBroken' }
  | { readonly _tag: 'PictureTooManyPixels'; readonly most: number }
  /** Made as small as it has to be, its letters could not be read: it is to be sent in parts. */
  | { readonly _tag: 'PictureTooTall' }
  /** This member has sent it before, or twice now. */
  | { readonly _tag: 'PictureRepeated' }

/**
 * Judges a picture by its size in bytes and its first 12 bytes, never by its name; null: nothing is wrong so far.
 * @example
 * pictureRefusal(1000, Uint8Array.of(0xff, 0xd8, 0xff)) // => null
 * pictureRefusal(1000, utf8('%PDF-1.7')) // => { _tag: 'PictureUnknown' }
 */
export const pictureRefusal = (size: number, head: Uint8Array): PictureRefusal | null => {
  if (size === 0) return { _tag: 'PictureEmpty' }
  if (size > mostPictureBytes) return { _tag: 'PictureTooLarge', most: mostPictureBytes }
  const kind = pictureKind(head)
  if (kind === 'heic') return { _tag: 'PictureHeic' }
  return kind === null ? { _tag: 'PictureUnknown' } : null
}

/** Of the 64 bits of two difference hashes, so many at the most differ where staff should compare the pictures. */
export const nearBits = 6

const bitsOf = (hex: string): number => [...hex].reduce((sum, digit) => sum + (popcount[parseInt(digit, 16)] ?? 0), 0)
const popcount = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const

const hash = /^[0-9a-f]{16}$/
const isHash = (text: unknown): boolean => typeof text === 'string' && text.length === 16 && hash.test(text)

/**
 * Whether two pictures look alike by their 64-bit perceptual hashes (16 hexadecimal digits): a flag, never a verdict.
 * @example
 * looksAlike('00ff00ff00ff00ff', '00ff00ff00ff00fe') // => true
 */
export const looksAlike = (a: string, b: string): boolean => {
  if (!isHash(a) || !isHash(b)) return false
  const differing = (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16)
  return bitsOf(differing) <= nearBits
}
