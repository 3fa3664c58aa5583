import type * as E from 'fp-ts/Either'
import { requestPicturesRefusal } from '@careplus/core/internal/requests'
import { requestPicturesWords } from '@careplus/core/requests'
import type { Multipart } from '@careplus/adapters/contract'
import type { Prepared } from '../../platform/http/preparation.js'
import { refuseFields, type Refused } from '../../platform/refusal/refused.js'
import type { StoredPicture } from '../../platform/storage/storedPicture.js'
import { normalizeUploads, type PictureServices } from '../../platform/pictures/normalizeUploads.js'
import type { ReceivedFile } from '../../platform/storage/incomingFolder.js'

export const requestFolder = 'requests'

export const normalizeRequestPicture =
  (place: PictureServices) =>
  async <A>(
    sent: Multipart<A, ReceivedFile>,
    now: Date,
  ): Promise<E.Either<Refused, Prepared<Multipart<A, StoredPicture>>>> => {
    const refusal = requestPicturesRefusal(sent.files.length)
    return refusal === null
      ? normalizeUploads(place, requestFolder, sent, now)
      : refuseFields([{ field: 'pictures', code: 'too_many', message: requestPicturesWords(refusal) }])
  }
