import { pictureKind } from '../../picture/pictureKind.js'

export const fewestPictures = 1
/** The maximum of pictures of a bill. */
export const mostPictures = 4
/** The maximum bytes of one picture: 10 MiB. */
export const mostPictureBytes = 10 * 1024 * 1024

/** Why a picture is refused. `PictureHeic`: not every browser decodes it. `PictureTooTall`: unreadable at the
 * allowed size, so send it in parts. */
export type PictureRefusal =
  | { readonly _tag: 'PictureEmpty' }
  | { readonly _tag: 'PictureTooLarge'; readonly most: number }
  | { readonly _tag: 'PictureHeic' }
  | { readonly _tag: 'PictureUnknown' }
  | { readonly _tag: 'PictureBroken' }
  | { readonly _tag: 'PictureTooManyPixels'; readonly most: number }
  | { readonly _tag: 'PictureTooTall' }
  | { readonly _tag: 'PictureRepeated' }

/** Checks a picture by its size in bytes and first 12 bytes, never by its name; null: no fault so far.
 * @example pictureRefusal(1000, Uint8Array.of(0xff, 0xd8, 0xff)) // => null */
export const pictureRefusal = (size: number, head: Uint8Array): PictureRefusal | null => {
  if (size === 0) return { _tag: 'PictureEmpty' }
  if (size > mostPictureBytes) return { _tag: 'PictureTooLarge', most: mostPictureBytes }
  const kind = pictureKind(head)
  if (kind === 'heic') return { _tag: 'PictureHeic' }
  return kind === null ? { _tag: 'PictureUnknown' } : null
}

/** The hashes are similar up to so many different bits of 64. */
export const nearBits = 6
/** The fine hashes are similar up to so many different bits of 1,024. Measured on 280 pairs of different receipts: 1
 * % were similar by both; the same photo scaled down and stored again differs in 27 to 123, mostly below 90. */
export const nearFineBits = 100

/** Hexadecimal digits of a picture's coarse hash, and of the fine one after it. */
export const hashDigits = { coarse: 16, fine: 256 } as const
const digitsOfTurn = hashDigits.coarse + hashDigits.fine

/** An earlier version has only one coarse hash. */
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

const isSimilarAsTurned = (a: string, b: string): boolean => {
  const [coarse, fine] = [
    (hash: string) => hash.slice(0, hashDigits.coarse),
    (hash: string) => hash.slice(hashDigits.coarse),
  ]
  if (differing(coarse(a), coarse(b)) > nearBits) return false
  return fine(a) === '' || fine(b) === '' || differing(fine(a), fine(b)) <= nearFineBits
}

/** Similarity is a warning, never a verdict. */
export const looksAlike = (a: string, b: string): boolean => {
  if (!isHash(a) || !isHash(b)) return false
  const [first = ''] = hashTurns(a)
  return hashTurns(b).some((turn) => isSimilarAsTurned(first, turn))
}
