import { mostPictureBytes } from '@careplus/core/loyalty'

/** In the words of a summary. */
export const pictureLimit = `JPEG, PNG or WebP, ${mostPictureBytes / (1024 * 1024)} MB each`
