import type { Size } from './turnedPage.js'

/** Pixels; of what is narrower nobody reads a letter. */
const narrowest = 40
/** An electronic receipt of a whole month is no longer than this many times its width. */
const maxRatio = 60

/**
 * Whether a picture can be a slip at all. A strip of a few pixels would be enlarged to many millions before it is found to
 * hold nothing.
 */
export const hasPrint = ({ width, height }: Size): boolean => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  return shorter >= narrowest && longer <= maxRatio * shorter
}
