import { mostPictureBytes } from '@careplus/core/loyalty'

export const pictureLimit = `JPEG, PNG or WebP, ${mostPictureBytes / (1024 * 1024)} MB each`
