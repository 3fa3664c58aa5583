import { compose, type Projection } from '@careplus/core/internal/loyalty-reading'
import { fromGrey, softened, toGrey, type GreyRaster } from './greyRaster.js'
import { preparePage, type Page, type Picture } from './preparePage.js'
import type { RecognizedWord, Recognizer } from './recognizer.js'
import { leveledBack, turnedBack, type Turn } from './turnedPage.js'
import { turnsOf } from './upright.js'

export interface RecognizedPage {
  readonly words: ReadonlyArray<RecognizedWord>
  /** Words of the second pass, for figures alone and at another size, in positions of the same page. */
  readonly again: ReadonlyArray<RecognizedWord>
  /** Of the whole page, 0 to 100. */
  readonly confidence: number
  readonly onPicture: Projection
}

/** From this confidence a page is upright; upside down it still reaches 55 to 73. */
const upright = 78
const lying = 70
/** Below this confidence the cut page may have lost a part. */
const well = 82
/** Pixels of the median filter of the second pass; it preserves edges that the first pass softens. */
const grain = 5
/** Milliseconds after which no other turn is tried, and after which there is no second pass: noisy pages take long. */
const longEnough = { trying: 10_000, looking: 18_000 } as const

interface FirstPass extends Omit<RecognizedPage, 'again'> {
  readonly page: GreyRaster
  readonly turn: Turn
  readonly radians: number
}

const recognizeOnce = async (recognizer: Recognizer, page: Page, turn: Turn): Promise<FirstPass> => {
  const turned = await toGrey(fromGrey(page.raster).normalise().rotate(turn))
  const { words, confidence, radians } = await recognizer.recognize('text', await softened(turned), null)
  const onPicture = compose(page.onPicture, compose(turnedBack(turn, page.raster), leveledBack(radians, turned)))
  return { words, confidence, onPicture, page: turned, turn, radians }
}

/** For figures alone and through another filter, so that an error is seldom repeated. */
const recognizeFigures = async (
  recognizer: Recognizer,
  { page, radians }: FirstPass,
): Promise<ReadonlyArray<RecognizedWord>> => {
  const png = await fromGrey(page).median(grain).png({ compressionLevel: 1 }).toBuffer()
  return (await recognizer.recognize('figures', png, radians)).words
}

const sound = ({ text, confidence }: RecognizedWord): boolean =>
  confidence > 60 && /[\dA-Za-z\u0E00-\u0E7F]{2}/.test(text)

const worthOf = ({ words, confidence }: FirstPass): number => confidence * Math.sqrt(words.filter(sound).length)

const better = (a: FirstPass, b: FirstPass): FirstPass => (worthOf(b) > worthOf(a) ? b : a)

export const recognizePicture = async (recognizer: Recognizer, picture: Picture): Promise<RecognizedPage> => {
  const from = performance.now()
  const within = (limit: number): boolean => performance.now() - from < limit
  const page = await preparePage(picture, true)
  const [first, flipped, ...otherTurns] = await turnsOf(page.raster)
  let best = await recognizeOnce(recognizer, page, first)
  if (best.confidence < upright) best = better(best, await recognizeOnce(recognizer, page, flipped))
  for (const turn of otherTurns)
    if (best.confidence < lying && within(longEnough.trying))
      best = better(best, await recognizeOnce(recognizer, page, turn))
  if (best.confidence < well && page.cut && within(longEnough.trying))
    best = better(best, await recognizeOnce(recognizer, await preparePage(picture, false), best.turn))
  const repeated = within(longEnough.looking) ? await recognizeFigures(recognizer, best) : []
  const { words, confidence, onPicture } = best
  return { words, again: repeated, confidence, onPicture }
}
