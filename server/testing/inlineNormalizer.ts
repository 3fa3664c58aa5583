import { reencodeAvatar, examinePicture, reencodePicture } from '../platform/pictures/reencodePicture.js'
import type { PictureNormalizer } from '../platform/pictures/pictureNormalizer.js'

export const inlineNormalizer: PictureNormalizer = {
  examine: async (load) => examinePicture(await load()),
  reencode: async (load, size) => reencodePicture(await load(), size),
  avatar: async (load) => reencodeAvatar(await load()),
  close: () => Promise.resolve(),
}
