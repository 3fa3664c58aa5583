import { compose, type Projection } from '@careplus/core/loyalty-reading'
import { fromGrey, softened, toGrey, type GreyRaster } from './greyRaster.js'
import { preparePage, type Page, type Picture } from './preparePage.js'
import type { RecognizedWord, Recognizer } from './recognizer.js'
import { leveledBack, turnedBack, type Turn } from './turnedPage.js'
import { turnsOf } from './upright.js'

export interface RecognizedPage {
  readonly words: ReadonlyArray<RecognizedWord>
  /** What a second look found, for figures alone and at another size, in places of the same page. */
  readonly again: ReadonlyArray<RecognizedWord>
  /** Of the whole page, 0 to 100. */
  readonly confidence: number
  readonly onPicture: Projection
}

/** From this on a page stands upright: on its head it still claims 55 to 73. */
const upright = 78
/** Under this it may lie on a side all the same. */
const lying = 70
/** Under this a page that was cut out of its picture may have lost a part. */
const well = 82
/** Pixels over which the second look takes the middle grey: where the first has softened print, edges stay. */
const grain = 5
/** Milliseconds after which nothing else is tried, and after which there is no second look: so much noise takes long. */
const longEnough = { trying: 10_000, looking: 18_000 } as const

interface FirstPass extends Omit<RecognizedPage, 'again'> {
  /** Upright, as it was before it was softened. */
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

/** For figures alone, and through another filter: what is misread once is seldom misread alike. */
const recognizeFigures = async (
  recognizer: Recognizer,
  { page, radians }: FirstPass,
): Promise<ReadonlyArray<RecognizedWord>> => {
  const png = await fromGrey(page).median(grain).png({ compressionLevel: 1 }).toBuffer()
  return (await recognizer.recognize('figures', png, radians)).words
}

const sound = ({ text, confidence }: RecognizedWord): boolean =>
  confidence > 60 && /[\dA-Za-z\u0E00-\u0E7F]{2}/.test(text)

/** How much of it is read, and how well. */
const worthOf = ({ words, confidence }: FirstPass): number => confidence * Math.sqrt(words.filter(sound).length)

const better = (a: FirstPass, b: FirstPass): FirstPass => (worthOf(b) > worthOf(a) ? b : a)

/** Reads a picture, each way up until one reads well; where its paper alone comes out badly, the whole of it too. */
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
  const again = within(longEnough.looking) ? await recognizeFigures(recognizer, best) : []
  const { words, confidence, onPicture } = best
  return { words, again, confidence, onPicture }
}
