import type { GreyRaster } from './greyRaster.js'

/** Ratio of greys two pixels apart that makes an edge; a shadow's edge is softer than paper's. */
const edges = [1.28, 1.38, 1.5, 1.65, 1.85]
/** Added to both greys, so that noise in the dark makes no edges. */
const dark = 12

const markEdges = ({ data, width, height }: GreyRaster, ratio: number): Uint8Array => {
  const flat = new Uint8Array(data.length).fill(255)
  const compare = (at: number, beyond: number, between: number): void => {
    const [a, b] = [data[at]! + dark, data[beyond]! + dark]
    if (a > ratio * b || b > ratio * a) flat[between] = 0
  }
  for (let y = 0; y < height - 2; y += 1)
    for (let x = 0; x < width - 2; x += 1) {
      const at = y * width + x
      compare(at, at + 2, at + 1)
      compare(at, at + 2 * width, at + width)
    }
  return flat
}

/** Clears the table: the area that reaches the picture's edge without crossing an edge. */
const clearTable = (flat: Uint8Array, width: number, height: number): void => {
  const queue: Array<number> = []
  const visit = (at: number): void => {
    if (flat[at] !== 255) return
    flat[at] = 0
    queue.push(at)
  }
  for (let x = 0; x < width; x += 1) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (const at of queue) {
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
}

export const withinEdges = (raster: GreyRaster): ReadonlyArray<GreyRaster> =>
  edges.map((ratio) => {
    const { width, height } = raster
    const flat = markEdges(raster, ratio)
    clearTable(flat, width, height)
    return { data: flat, width, height }
  })
