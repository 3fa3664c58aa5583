import { sheetToCorners, type Corners, type Point, type Projection } from '@careplus/core/internal/loyalty-reading'
import type { GreyRaster } from './greyRaster.js'

/** Pixels of the page's shorter side: print is then about as high as the recognizer was trained on. */
export const shorterSide = 1400
/** Bound for tall screenshots; recognition time grows with the area. */
export const maxPixels = 7_000_000

const side = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const sizeOf = ([a, b, c, d]: Corners): { readonly width: number; readonly height: number } => {
  const width = Math.max(8, (side(a, b) + side(d, c)) / 2)
  const height = Math.max(8, (side(a, d) + side(b, c)) / 2)
  const scale = Math.min(shorterSide / Math.min(width, height), Math.sqrt(maxPixels / (width * height)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export interface StraightPage {
  readonly raster: GreyRaster
  readonly toPicture: Projection
}

export const straightenPage = (picture: GreyRaster, corners: Corners): StraightPage => {
  const { width, height } = sizeOf(corners)
  const toPicture = sheetToCorners(width, height, corners)
  const { data: from, width: across } = picture
  const [lastX, lastY] = [across - 2, picture.height - 2]
  const data = new Uint8Array(width * height)
  // `project` is inlined here, because a page has millions of pixels.
  const [a, b, c, d, e, f, g, h, i] = toPicture
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const depth = g * x + h * y + i
      const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
      const left = Math.max(0, Math.min(lastX, Math.floor(u)))
      const top = Math.max(0, Math.min(lastY, Math.floor(v)))
      const right = Math.max(0, Math.min(1, u - left))
      const down = Math.max(0, Math.min(1, v - top))
      const first = top * across + left
      const above = from[first]! * (1 - right) + from[first + 1]! * right
      const below = from[first + across]! * (1 - right) + from[first + across + 1]! * right
      data[y * width + x] = above * (1 - down) + below * down
    }
  return { raster: { data, width, height }, toPicture }
}
