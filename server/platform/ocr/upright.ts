import { fromGrey, toGrey, type GreyRaster } from './greyRaster.js'
import type { Turn } from './turnedPage.js'

/** The shorter side of the small page on which rows are told from columns. */
const smallSide = 400
/** Over so many of its pixels print is smoothed: letters that stand below each other make columns too, but narrower ones. */
const wide = 3.2
/** And its pixels at most, however long a page is. */
const maxSmallPixels = 1_000_000
/** Pixels of it over which ink is taken together: some letters, or some rows. Over more, a tilted page's rows run into one. */
const thick = 100

/** How much ink changes from one line of pixels to the next along a strip; print is full of such changes across its rows. */
const changesDown = ({ data, width, height }: GreyRaster, left: number): number => {
  let [before, changes] = [0, 0]
  for (let y = 0; y < height; y += 1) {
    let ink = 0
    for (let x = left; x < Math.min(width, left + thick); x += 1) ink += 255 - data[y * width + x]!
    ink /= thick
    if (y > 0) changes += (ink - before) ** 2
    before = ink
  }
  return changes / height
}

const changesOf = (raster: GreyRaster): number => {
  const strips = Math.max(1, Math.floor(raster.width / thick))
  return Array.from({ length: strips }, (_, at) => changesDown(raster, at * thick)).reduce((a, b) => a + b, 0) / strips
}

/** Few pictures lie on a side, and those show several times as many changes. */
const clearly = 1.4

/** Whether the rows of an evened page go from top to bottom. */
export const isSideways = async (page: GreyRaster): Promise<boolean> => {
  const { width, height } = page
  const scale = Math.min(smallSide / Math.min(width, height), Math.sqrt(maxSmallPixels / (width * height)))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const small = await toGrey(
    fromGrey(page)
      .resize({ ...size, fit: 'fill' })
      .blur(wide),
  )
  return changesOf(await toGrey(fromGrey(small).rotate(90))) > clearly * changesOf(small)
}

/** Ways up to try, the likeliest first: rows show whether a page lies on a side, and only reading it, which side is up. */
export const turnsOf = async (page: GreyRaster): Promise<readonly [Turn, Turn, Turn, Turn]> =>
  (await isSideways(page)) ? [90, 270, 0, 180] : [0, 180, 90, 270]
