import * as E from 'fp-ts/Either'
import type { IsoDate } from '@careplus/core/calendar'
import {
  placeOnPictures,
  readSlip,
  scaling,
  type BillReading,
  type Known,
  type Projection,
  type ReadWord,
} from '@careplus/core/loyalty-reading'
import type { Db } from '../../platform/store/store.js'
import { knownReceipts } from './knownReceipts.js'

/** What the reading of one picture of a bill came to; without a page it was not read. */
export interface PictureText {
  readonly words: ReadonlyArray<ReadWord>
  readonly page: Projection | null
}

export interface Composed {
  readonly words: ReadonlyArray<ReadWord>
  /** By which it was read. */
  readonly products: Known['products']
  /** Its places in shares of the pictures. */
  readonly reading: BillReading
}

/** No word stands on a picture that was not read. */
const unread = scaling(1, 1)

/** What it threw: ours to mend. No bill is kept from being handed in, or decided, by it. */
export interface OcrDefect {
  readonly _tag: 'OcrDefect'
  readonly thrown: unknown
}

/** Reads the pictures of one bill together, in their order; the days count from `today`. null: none of them was read. */
export const composeOcrResult = async (
  db: Db,
  pictures: ReadonlyArray<PictureText>,
  today: IsoDate,
): Promise<E.Either<OcrDefect, Composed | null>> => {
  if (pictures.every(({ page }) => page === null)) return E.right(null)
  const known = { ...(await knownReceipts(db)), today }
  return E.tryCatch(
    () => {
      const words = pictures.flatMap((each, picture) => each.words.map((word) => ({ ...word, picture })))
      const pages = pictures.map(({ page }) => page ?? unread)
      return { words, products: known.products, reading: placeOnPictures(readSlip(words, known), pages) }
    },
    (thrown) => ({ _tag: 'OcrDefect', thrown }),
  )
}
