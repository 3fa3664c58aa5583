import type * as E from 'fp-ts/Either'
import { fewestPictures, mostPictures } from '@careplus/core/loyalty'
import type { Multipart } from '@careplus/adapters/contract'
import type { Prepared } from '../../platform/http/preparation.js'
import { refuseFields, type Refused } from '../../platform/http/refused.js'
import type { DrawnPicture } from '../../platform/pictures/drawnPicture.js'
import { drawPictures } from '../../platform/pictures/redrawPicture.js'
import type { ReceivedFile } from '../../platform/storage/incomingFolder.js'
import type { Storage } from '../../platform/storage/storage.js'
import { submissionField } from './fields.js'

export const billFolder = 'bills'

/** Draws the pictures of a bill from its files, before the call's transaction. */
export const drawBill =
  (storage: Storage) =>
  async <A>(
    sent: Multipart<A, ReceivedFile>,
    now: Date,
  ): Promise<E.Either<Refused, Prepared<Multipart<A, DrawnPicture>>>> => {
    const { length } = sent.files
    if (length < fewestPictures)
      return refuseFields([submissionField({ _tag: 'PicturesMissing', fewest: fewestPictures })])
    if (length > mostPictures) return refuseFields([submissionField({ _tag: 'PicturesTooMany', most: mostPictures })])
    return drawPictures(storage, billFolder, sent, now)
  }
