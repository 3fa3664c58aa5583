import type * as E from 'fp-ts/Either'
import { fewestPictures, mostPictures } from '@careplus/core/loyalty'
import type { Multipart } from '@careplus/adapters/contract'
import type { Prepared, Preparer } from '../../platform/http/preparation.js'
import { refuseFields, type Refused } from '../../platform/refusal/refused.js'
import type { DrawnPicture } from '../../platform/storage/drawnPicture.js'
import { drawPictures, type FindHandedIn, type PicturePlace } from '../../platform/pictures/redrawPicture.js'
import type { ReceivedFile } from '../../platform/storage/incomingFolder.js'
import type { Db } from '../../platform/store/store.js'
import { submissionField } from './submissionField.js'
import { digestsHandedIn } from './uploadedPictures.js'

export const billFolder = 'bills'

type Drawing = <A>(
  sent: Multipart<A, ReceivedFile>,
  now: Date,
  caller?: Preparer,
) => Promise<E.Either<Refused, Prepared<Multipart<A, DrawnPicture>>>>

/** Files that the member has handed in before are not opened again. A call that was answered tells its answer once more. */
const handedInBy =
  (db: Db, caller: Preparer | undefined): FindHandedIn =>
  async (digests) => {
    if (caller === undefined || digests.length === 0) return []
    const found = await digestsHandedIn(db, caller.member, digests)
    return found.length > 0 && (await caller.isRepeat()) ? [] : found
  }

/** Draws the pictures of a bill from its files, before the call's transaction. Others may be there already. */
export const drawBill =
  (place: PicturePlace, db: Db): Drawing =>
  async (sent, now, caller) =>
    sent.files.length > mostPictures
      ? refuseFields([submissionField({ _tag: 'PicturesTooMany', most: mostPictures })])
      : drawPictures(place, billFolder, sent, now, handedInBy(db, caller))

/** Draws the one picture of an upload. */
export const drawUpload =
  (place: PicturePlace, db: Db): Drawing =>
  async (sent, now, caller) => {
    const { length } = sent.files
    if (length === 0) return refuseFields([submissionField({ _tag: 'PicturesMissing', fewest: fewestPictures })])
    return length > 1
      ? refuseFields([submissionField({ _tag: 'PicturesTooMany', most: 1 })])
      : drawPictures(place, billFolder, sent, now, handedInBy(db, caller))
  }
