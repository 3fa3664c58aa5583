import type { Corners, Point } from '@careplus/core/loyalty-reading'
import type { GreyRaster } from './greyRaster.js'

/** Parts light from dark where the two differ most: N. Otsu, A threshold selection method from gray-level histograms (1979). */
export const lightFrom = ({ data }: GreyRaster): number => {
  const counts = new Uint32Array(256)
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1
  const all = counts.reduce((sum, count, grey) => sum + count * grey, 0)
  let [dark, darkSum, widest, threshold] = [0, 0, 0, 128]
  for (const [grey, count] of counts.entries()) {
    dark += count
    darkSum += grey * count
    const light = data.length - dark
    if (dark === 0 || light === 0) continue
    const between = dark * light * (darkSum / dark - (all - darkSum) / light) ** 2
    if (between > widest) [widest, threshold] = [between, grey]
  }
  return threshold
}

/** The largest patch of light, as indices of its pixels. */
const largestPatch = ({ data, width, height }: GreyRaster, threshold: number): ReadonlyArray<number> => {
  const seen = new Uint8Array(data.length)
  let largest: ReadonlyArray<number> = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 0) < threshold) continue
    const patch = [start]
    seen[start] = 1
    for (const at of patch) {
      const x = at % width
      const next = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const neighbour of next) {
        if (neighbour < 0 || neighbour >= width * height) continue
        if (seen[neighbour] === 1 || (data[neighbour] ?? 0) < threshold) continue
        seen[neighbour] = 1
        patch.push(neighbour)
      }
    }
    if (patch.length > largest.length) largest = patch
  }
  return largest
}

const outermost = (patch: ReadonlyArray<number>, width: number): Corners => {
  const far = (towards: (point: Point) => number): Point => {
    let [best, most] = [{ x: 0, y: 0 }, -Infinity]
    for (const at of patch) {
      const point = { x: at % width, y: Math.floor(at / width) }
      if (towards(point) > most) [best, most] = [point, towards(point)]
    }
    return best
  }
  return [far(({ x, y }) => -x - y), far(({ x, y }) => x - y), far(({ x, y }) => x + y), far(({ x, y }) => y - x)]
}

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** Paper takes up so much of a picture; less is something else, more needs no cutting. */
const share = { least: 0.15, most: 0.97 } as const
/** How far the light may stray from the four sides through its corners. */
const straying = 0.1

/** The corners of the sheet on a small, smoothed picture; null: it fills the picture, or none is found. */
export const findPaper = (raster: GreyRaster): Corners | null => {
  const patch = largestPatch(raster, lightFrom(raster))
  const part = patch.length / raster.data.length
  if (part < share.least || part > share.most) return null
  const corners = outermost(patch, raster.width)
  return Math.abs(patch.length / areaOf(corners) - 1) > straying ? null : corners
}
