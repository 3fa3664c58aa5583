import { fromGrey, toGrey, type GreyRaster } from './greyRaster.js'
import type { Turn } from './turnedPage.js'

const smallSide = 400
/** Pixels over which print is smoothed: stacked letters make columns too, but narrower ones. */
const wide = 3.2
const maxSmallPixels = 1_000_000
/** Pixels over which ink is summed: some letters, or some rows. More would merge the rows of a tilted page. */
const thick = 100

/** Change of ink between lines of pixels along a strip; it is high across the rows of print. */
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

/** Pages on a side show several times as many changes. */
const clearly = 1.4

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

/** Turns to try, the likeliest first. Rows show whether a page lies on a side; only recognition shows which side is up. */
export const turnsOf = async (page: GreyRaster): Promise<readonly [Turn, Turn, Turn, Turn]> =>
  (await isSideways(page)) ? [90, 270, 0, 180] : [0, 180, 90, 270]
