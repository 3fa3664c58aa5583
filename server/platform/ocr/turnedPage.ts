import { compose, type Projection } from '@careplus/core/internal/loyalty-reading'

/** Degrees clockwise that a page is turned by before recognition. */
export type Turn = 0 | 90 | 180 | 270

export interface Size {
  readonly width: number
  readonly height: number
}

export const turnedBack = (turn: Turn, { width, height }: Size): Projection => {
  switch (turn) {
    case 0:
      return [1, 0, 0, 0, 1, 0, 0, 0, 1]
    case 90:
      return [0, 1, 0, -1, 0, height, 0, 0, 1]
    case 180:
      return [-1, 0, width, 0, -1, height, 0, 0, 1]
    case 270:
      return [0, -1, width, 1, 0, 0, 0, 0, 1]
  }
}

export const leveledBack = (radians: number, { width, height }: Size): Projection => {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const about: Projection = [cos, sin, 0, -sin, cos, 0, 0, 0, 1]
  const [x, y] = [width / 2, height / 2]
  return compose([1, 0, x, 0, 1, y, 0, 0, 1], compose(about, [1, 0, -x, 0, 1, -y, 0, 0, 1]))
}
