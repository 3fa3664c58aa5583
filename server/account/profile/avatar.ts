import * as E from 'fp-ts/Either'
import { pictureKind } from '@careplus/core/picture'
import type { Prepared } from '../../platform/http/preparation.js'
import { refuseField, refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import type { PictureNormalizer } from '../../platform/pictures/pictureNormalizer.js'
import { pictureCodes } from '../../platform/pictures/pictureRefusals.js'

/** The content decides its type, not the name. */
export const normalizeAvatar =
  (drawer: PictureNormalizer) =>
  async (bytes: Uint8Array): Promise<E.Either<Refused, Prepared<Uint8Array>>> => {
    const kind = pictureKind(bytes)
    if (kind === null) return refuseField('picture', 'not_picture')
    if (kind === 'heic') return refuseField('picture', 'heic_picture')
    const normalized = await drawer.avatar(() => Promise.resolve(bytes))
    if (E.isRight(normalized)) return E.right({ body: normalized.right })
    const refusal = normalized.left
    return refusal._tag === 'NormalizerBusy'
      ? refuseUntil('busy', 2)
      : refuseField('picture', pictureCodes[refusal._tag])
  }
