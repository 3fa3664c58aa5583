import * as E from 'fp-ts/Either'
import type { IsoDate } from '@careplus/core/calendar'
import { placeOnPictures, scaling, type Projection } from '@careplus/core/internal/loyalty-reading'
import { readSlip, type BillReading, type Known, type ReadWord } from '@careplus/core/loyalty-reading'
import type { Db } from '../../platform/store/store.js'
import { knownReceipts } from './knownReceipts.js'

export interface PictureText {
  readonly words: ReadonlyArray<ReadWord>
  readonly page: Projection | null
}

export interface Composed {
  readonly words: ReadonlyArray<ReadWord>
  readonly products: Known['products']
  /** Positions are shares of the pictures' width and height. */
  readonly reading: BillReading
}

const unread = scaling(1, 1)

export interface OcrDefect {
  readonly _tag: 'OcrDefect'
  readonly thrown: unknown
}

/** Null: nothing was recognized. */
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
