import { mostPictureBytes } from '@careplus/core/loyalty'

/** For summaries. */
export const pictureLimit = `JPEG, PNG or WebP, ${mostPictureBytes / (1024 * 1024)} MB each`
