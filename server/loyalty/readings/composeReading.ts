import type { IsoDate } from '@careplus/core/calendar'
import {
  placeOnPictures,
  readSlip,
  scaling,
  type BillReading,
  type Projection,
  type ReadWord,
} from '@careplus/core/loyalty-reading'
import type { Db } from '../../platform/store/store.js'
import { knownSlips } from './knownSlips.js'

/** What the reading of one picture of a bill came to; without a page it was not read. */
export interface PictureText {
  readonly words: ReadonlyArray<ReadWord>
  readonly page: Projection | null
}

export interface Composed {
  readonly words: ReadonlyArray<ReadWord>
  /** Its places in shares of the pictures. */
  readonly reading: BillReading
}

/** No word stands on a picture that was not read. */
const unread = scaling(1, 1)

/** Reads the pictures of one bill together, in their order; the days count from `today`. null: none of them was read. */
export const composeReading = async (
  db: Db,
  pictures: ReadonlyArray<PictureText>,
  today: IsoDate,
): Promise<Composed | null> => {
  if (pictures.every(({ page }) => page === null)) return null
  const words = pictures.flatMap((each, picture) => each.words.map((word) => ({ ...word, picture })))
  const reading = readSlip(words, { ...(await knownSlips(db)), today })
  return {
    words,
    reading: placeOnPictures(
      reading,
      pictures.map(({ page }) => page ?? unread),
    ),
  }
}
