import type * as E from 'fp-ts/Either'
import { fewestPictures } from '@careplus/core/internal/loyalty'
import { mostPictures } from '@careplus/core/loyalty'
import type { Multipart } from '@careplus/adapters/contract'
import type { Prepared, PreparingCaller } from '../../platform/http/preparation.js'
import { refuseFields, type Refused } from '../../platform/refusal/refused.js'
import type { StoredPicture } from '../../platform/storage/storedPicture.js'
import {
  normalizeUploads,
  type FindSentBefore,
  type PictureServices,
} from '../../platform/pictures/normalizeUploads.js'
import type { ReceivedFile } from '../../platform/storage/incomingFolder.js'
import type { Db } from '../../platform/store/store.js'
import { submissionField } from './submissionField.js'
import { digestsHandedIn } from './uploadedPictures.js'

export const billFolder = 'bills'

type Normalize = <A>(
  sent: Multipart<A, ReceivedFile>,
  now: Date,
  caller?: PreparingCaller,
) => Promise<E.Either<Refused, Prepared<Multipart<A, StoredPicture>>>>

/** A file from before is not opened again; a repeated call returns its first response. */
const handedInBy =
  (db: Db, caller: PreparingCaller | undefined): FindSentBefore =>
  async (digests) => {
    if (caller === undefined || digests.length === 0) return []
    const known = await digestsHandedIn(db, caller.member, digests)
    return known.length > 0 && (await caller.isRepeat()) ? [] : known
  }

/** Before the call's transaction, because it is slow. */
export const normalizeBillPicture =
  (place: PictureServices, db: Db): Normalize =>
  async (sent, now, caller) =>
    sent.files.length > mostPictures
      ? refuseFields([submissionField({ _tag: 'PicturesTooMany', most: mostPictures })])
      : normalizeUploads(place, billFolder, sent, now, handedInBy(db, caller))

export const normalizeUpload =
  (place: PictureServices, db: Db): Normalize =>
  async (sent, now, caller) => {
    const { length } = sent.files
    if (length === 0) return refuseFields([submissionField({ _tag: 'PicturesMissing', fewest: fewestPictures })])
    return length > 1
      ? refuseFields([submissionField({ _tag: 'PicturesTooMany', most: 1 })])
      : normalizeUploads(place, billFolder, sent, now, handedInBy(db, caller))
  }
