import sharp from 'sharp'
import type { Worker as Recognizer } from 'tesseract.js'
import { compose, type Projection } from '@careplus/core/loyalty-reading'
import { fromGrey } from './greyRaster.js'
import { preparePage, type Page } from './preparePage.js'
import type { GreyRaster } from './greyRaster.js'
import { leveledBack, turnedBack, turnsOf, type Turn } from './turnedPage.js'

/** A word as the recognizer tells it, its confidence from 0 to 100. */
export interface Recognized {
  readonly text: string
  readonly confidence: number
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
}

export interface RecognizedPage {
  readonly words: ReadonlyArray<Recognized>
  /** Of the whole page, 0 to 100. */
  readonly confidence: number
  readonly onPicture: Projection
}

/** Under this a page may stand on its head: upside down it still claims 55 to 73. */
const upright = 82
/** From this on nothing else is tried. */
const well = 85
/** The shorter side of a picture on which only the way up is looked for. */
const smallSide = 900

const sound = ({ text, confidence }: Recognized): boolean => confidence > 60 && /[\dA-Za-z\u0E00-\u0E7F]{2}/.test(text)
const worth = ({ words, confidence }: RecognizedPage): number => confidence * Math.sqrt(words.filter(sound).length)

const recognize = async (recognizer: Recognizer, page: Page, turn: Turn, small: boolean): Promise<RecognizedPage> => {
  const turned = await fromGrey(page.raster).normalise().rotate(turn).png({ compressionLevel: 1 }).toBuffer()
  const shown = small
    ? await sharp(turned).resize({ width: smallSide, height: smallSide, fit: 'outside' }).png().toBuffer()
    : turned
  const { data } = await recognizer.recognize(shown, { rotateAuto: true }, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const size = turn % 180 === 0 ? page.raster : { width: page.raster.height, height: page.raster.width }
  const level = leveledBack(data.rotateRadians ?? 0, size)
  return {
    words: lines.flatMap(({ words }) => words),
    confidence: data.confidence,
    onPicture: compose(page.onPicture, compose(turnedBack(turn, page.raster), level)),
  }
}

/** Reads a picture; where that comes out badly, the other ways up too, and the whole of it in place of its paper alone. */
export const recognizePicture = async (recognizer: Recognizer, picture: GreyRaster): Promise<RecognizedPage> => {
  const page = await preparePage(picture, true)
  const turns = turnsOf(page.raster)
  let best = await recognize(recognizer, page, turns[0] ?? 0, false)
  if (best.confidence >= upright) return best
  const whole = page.cut ? await preparePage(picture, false) : page
  let up: { readonly turn: Turn; readonly read: RecognizedPage } | null = null
  for (const turn of turns) {
    const read = await recognize(recognizer, whole, turn, true)
    if (up === null || worth(read) > worth(up.read)) up = { turn, read }
    if (read.confidence >= upright) break
  }
  for (const each of page.cut ? [page, whole] : [page]) {
    const read = await recognize(recognizer, each, up?.turn ?? 0, false)
    if (worth(read) > worth(best)) best = read
    if (read.confidence >= well) break
  }
  return best
}
