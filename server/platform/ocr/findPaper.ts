import type { Corners, Point } from '@careplus/core/internal/loyalty-reading'
import type { GreyRaster } from './greyRaster.js'
import { withinEdges } from './paperEdges.js'

const largestPatch = ({ data, width, height }: GreyRaster, threshold: number): Int32Array => {
  const visited = new Uint8Array(data.length)
  const queue = new Int32Array(data.length)
  let largest: Int32Array = new Int32Array(0)
  let end = 0
  const visit = (at: number): void => {
    if (visited[at] === 1 || data[at]! < threshold) return
    visited[at] = 1
    queue[end] = at
    end += 1
  }
  for (let start = 0; start < data.length; start += 1) {
    end = 0
    visit(start)
    for (let head = 0; head < end; head += 1) {
      const at = queue[head]!
      const x = at % width
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < width * (height - 1)) visit(at + width)
    }
    if (end > largest.length) largest = queue.slice(0, end)
  }
  return largest
}

const outermost = (patch: Int32Array, width: number): Corners => {
  // Unrolled for speed: it visits every pixel of every patch.
  let [topLeft, topRight, bottomRight, bottomLeft] = [0, 0, 0, 0]
  let [min, right, max, left] = [Infinity, -Infinity, -Infinity, Infinity]
  for (const at of patch) {
    const x = at % width
    const y = (at - x) / width
    if (x + y < min) [topLeft, min] = [at, x + y]
    if (x - y > right) [topRight, right] = [at, x - y]
    if (x + y > max) [bottomRight, max] = [at, x + y]
    if (x - y < left) [bottomLeft, left] = [at, x - y]
  }
  const point = (at: number): Point => ({ x: at % width, y: Math.floor(at / width) })
  return [point(topLeft), point(topRight), point(bottomRight), point(bottomLeft)]
}

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** First and last pixel of a row within these corners; null: the row is outside. */
const reach = (corners: Corners, y: number): readonly [number, number] | null => {
  const met = corners.flatMap((a, at) => {
    const b = corners[(at + 1) % 4]!
    if (Math.min(a.y, b.y) > y || Math.max(a.y, b.y) < y) return []
    return a.y === b.y ? [a.x, b.x] : [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)]
  })
  return met.length === 0 ? null : [Math.min(...met), Math.max(...met)]
}

/** Only the first and last pixel of each row count, because print leaves holes in paper. */
const strayOf = (patch: Int32Array, corners: Corners, { width, height }: GreyRaster): number => {
  const [first, last] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)]
  for (const at of patch) {
    const x = at % width
    const y = (at - x) / width
    if (x < first[y]!) first[y] = x
    if (x > last[y]!) last[y] = x
  }
  return first.reduce((sum, from, y) => {
    const side = reach(corners, y)
    if (last[y]! < 0) return sum + (side === null ? 0 : side[1] - side[0])
    if (side === null) return sum + last[y]! - from
    return sum + Math.abs(side[0] - from) + Math.abs(side[1] - last[y]!)
  }, 0)
}

const atEdge = (patch: Int32Array, { width, height }: GreyRaster): number => {
  let count = 0
  for (const at of patch) {
    const x = at % width
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) count += 1
  }
  return count / (2 * (width + height))
}

/** Share of the picture; smaller patches are something else, larger ones need no cutting. */
const share = { least: 0.12, most: 0.97 } as const
/** Largest deviation from the quadrilateral, as a share of its area. */
const straying = 0.05
/** Paper that was photographed too near may cover this share of the picture's edge. */
const maxAtEdge = 0.4
/** A sheet within the picture covers at most this share. */
const minAtEdge = 0.03
/** Grey levels between thresholds. */
const step = 4
/** Largest movement of a corner between two thresholds, as a share of the picture's width. */
const steady = 0.04

interface Sheet {
  readonly corners: Corners
  readonly area: number
  readonly edge: number
}

const sheetAt = (raster: GreyRaster, threshold: number): Sheet | null => {
  const patch = largestPatch(raster, threshold)
  const part = patch.length / raster.data.length
  if (part < share.least * 0.8 || part > share.most) return null
  const corners = outermost(patch, raster.width)
  const area = areaOf(corners)
  if (area / raster.data.length < share.least || strayOf(patch, corners, raster) > straying * area) return null
  return { corners, area, edge: atEdge(patch, raster) }
}

const isSame = (a: Sheet, b: Sheet, width: number): boolean =>
  a.corners.every(({ x, y }, at) => Math.hypot(x - b.corners[at]!.x, y - b.corners[at]!.y) < steady * width)

const steadySheets = (candidates: ReadonlyArray<Sheet | null>, width: number): ReadonlyArray<Sheet> =>
  candidates.flatMap((sheet, at) => {
    const next = candidates[at + 1] ?? null
    return sheet !== null && next !== null && isSame(sheet, next, width) ? [sheet] : []
  })

const thresholds = Array.from({ length: 56 }, (_, at) => 250 - at * step)

const sheetsOn = (raster: GreyRaster): ReadonlyArray<Sheet> =>
  steadySheets(
    thresholds.map((threshold) => sheetAt(raster, threshold)),
    raster.width,
  )

const sheetsWithinEdges = (raster: GreyRaster): ReadonlyArray<Sheet> =>
  steadySheets(
    withinEdges(raster).map((within) => sheetAt(within, 255)),
    raster.width,
  )

export interface PaperRasters {
  readonly outstanding: ReadonlyArray<GreyRaster>
  readonly sharp: GreyRaster | null
}

/** Takes the largest: in a shadow the lit part is smaller. Null: the sheet fills the picture, or none is found. */
export const findPaper = ({ outstanding, sharp }: PaperRasters): Corners | null => {
  const sheets = [...outstanding.flatMap(sheetsOn), ...(sharp === null ? [] : sheetsWithinEdges(sharp))]
  const all = sheets.filter(({ edge }) => edge <= maxAtEdge)
  const inside = all.filter(({ edge }) => edge <= minAtEdge)
  const [largest] = (inside.length > 0 ? inside : all).toSorted((a, b) => b.area - a.area)
  return largest?.corners ?? null
}
