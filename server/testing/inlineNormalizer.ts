import { reencodeAvatar, examinePicture, reencodePicture } from '../platform/pictures/reencodePicture.js'
import type { PictureNormalizer } from '../platform/pictures/pictureNormalizer.js'

/** Draws in the process of the test. */
export const inlineNormalizer: PictureNormalizer = {
  examine: async (read) => examinePicture(await read()),
  reencode: async (read, size) => reencodePicture(await read(), size),
  avatar: async (read) => reencodeAvatar(await read()),
  close: () => Promise.resolve(),
}
