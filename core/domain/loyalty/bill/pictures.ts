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

/** Of the 64 bits of two coarse difference hashes, so many at the most differ where two pictures may be one. */
export const nearBits = 6
/**
 * Of the 1,024 bits of two fine ones, so many at the most differ where staff should compare the pictures. Measured on 280 pairs of
 * different slips of two tills: 16 % were near by the coarse hash alone, 1 % are by both; the same photograph made smaller and
 * stored again differs in 27 to 123, mostly below 90.
 */
export const nearFineBits = 100

/** Hexadecimal digits of the coarse hash of a picture, and of the fine one behind it. */
export const hashDigits = { coarse: 16, fine: 256 } as const
const digitsOfTurn = hashDigits.coarse + hashDigits.fine

/**
 * The hashes of a picture as it is, and turned by 90, 180 and 270 degrees. A picture of an earlier version has the coarse hash of
 * one turn alone.
 * @example
 * hashTurns('00ff00ff00ff00ff') // => ['00ff00ff00ff00ff']
 */
export const hashTurns = (hash: string): ReadonlyArray<string> =>
  typeof hash !== 'string' || hash.length <= hashDigits.coarse
    ? [hash]
    : Array.from({ length: 4 }, (_, turn) => hash.slice(turn * digitsOfTurn, (turn + 1) * digitsOfTurn)).filter(
        (each) => each !== '',
      )

const bitsOf = (hex: string): number => [...hex].reduce((sum, digit) => sum + (popcount[parseInt(digit, 16)] ?? 0), 0)
const popcount = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const
const differing = (a: string, b: string): number => bitsOf((BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16))

const isHash = (text: unknown): text is string =>
  typeof text === 'string' &&
  [hashDigits.coarse, digitsOfTurn, 4 * digitsOfTurn].includes(text.length) &&
  /^[0-9a-f]+$/.test(text)

const looksAlikeAsTurned = (a: string, b: string): boolean => {
  const [coarse, fine] = [
    (hash: string) => hash.slice(0, hashDigits.coarse),
    (hash: string) => hash.slice(hashDigits.coarse),
  ]
  if (differing(coarse(a), coarse(b)) > nearBits) return false
  return fine(a) === '' || fine(b) === '' || differing(fine(a), fine(b)) <= nearFineBits
}

/**
 * Whether two pictures look alike by their perceptual hashes, one of them turned or not: a flag, never a verdict.
 * @example
 * looksAlike('00ff00ff00ff00ff', '00ff00ff00ff00fe') // => true
 */
export const looksAlike = (a: string, b: string): boolean => {
  if (!isHash(a) || !isHash(b)) return false
  const [first = ''] = hashTurns(a)
  return hashTurns(b).some((turn) => looksAlikeAsTurned(first, turn))
}
