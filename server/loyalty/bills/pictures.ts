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

type Drawing = <A>(
  sent: Multipart<A, ReceivedFile>,
  now: Date,
) => Promise<E.Either<Refused, Prepared<Multipart<A, DrawnPicture>>>>

/** Draws the pictures of a bill from its files, before the call's transaction. Others may be there already. */
export const drawBill =
  (storage: Storage): Drawing =>
  async (sent, now) =>
    sent.files.length > mostPictures
      ? refuseFields([submissionField({ _tag: 'PicturesTooMany', most: mostPictures })])
      : drawPictures(storage, billFolder, sent, now)

/** Draws the one picture of an upload. */
export const drawUpload =
  (storage: Storage): Drawing =>
  async (sent, now) => {
    const { length } = sent.files
    if (length === 0) return refuseFields([submissionField({ _tag: 'PicturesMissing', fewest: fewestPictures })])
    return length > 1
      ? refuseFields([submissionField({ _tag: 'PicturesTooMany', most: 1 })])
      : drawPictures(storage, billFolder, sent, now)
  }
