import type { Size } from './turnedPage.js'

/** Pixels; letters on a narrower picture are illegible. */
const narrowest = 40
/** An electronic receipt of a month is not longer than this multiple of its width. */
const maxRatio = 60

/** Whether a picture can be a receipt. A strip of a few pixels would otherwise be enlarged to millions. */
export const hasPrint = ({ width, height }: Size): boolean => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  return shorter >= narrowest && longer <= maxRatio * shorter
}
