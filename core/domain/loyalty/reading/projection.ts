import type { Box, Place } from './readWord.js'

export type Projection = readonly [number, number, number, number, number, number, number, number, number]

/** In pixels or as shares of a side. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const project = ([a, b, c, d, e, f, g, h, i]: Projection, { x, y }: Point): Point => {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

export const compose = (outer: Projection, inner: Projection): Projection => {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[row * 3 + k] ?? 0) * (inner[k * 3 + column] ?? 0), 0)
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)]
}

export const scaling = (x: number, y: number): Projection => [x, 0, 0, 0, y, 0, 0, 0, 1]

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Source: P. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3, square to quadrilateral. */
export const sheetToCorners = (width: number, height: number, [p0, p1, p2, p3]: Corners): Projection => {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  const square: Projection = [
    ...([p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x] as const),
    ...([p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y] as const),
    ...([g, h, 1] as const),
  ]
  return compose(square, scaling(1 / width, 1 / height))
}

const within = (share: number): number => (Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0)

const boxAround = (points: ReadonlyArray<Point>): Box => {
  const [across, down] = [points.map(({ x }) => within(x)), points.map(({ y }) => within(y))]
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) }
}

export const onPicture = ({ picture, box }: Place, pages: ReadonlyArray<Projection>): Place => {
  const { left, top, right, bottom } = box
  const page = pages[picture]
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
  return { picture, box: boxAround(page === undefined ? corners : corners.map((corner) => project(page, corner))) }
}
