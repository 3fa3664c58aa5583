import sharp, { type SharpOptions } from 'sharp'
import { mostPicturePixels } from '@careplus/core/loyalty'
import { inTurn } from '../limits/inTurn.js'

sharp.cache(false)
sharp.concurrency(1)

/** Two pictures at once, whoever they are of: one may take a fifth of a gigabyte while it is drawn. */
export const drawing = inTurn(2, 20)

/** What a camera wrote a little wrong is read all the same; what is cut short is not. Of what moves, the first picture. */
export const reading: SharpOptions = { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 }

export const tooManyPixels = (failure: unknown): boolean => /pixel limit/i.test((failure as Error).message)
