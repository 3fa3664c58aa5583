import type { Frame, Pieces, Point } from './geometry.js'

const at = ({ x, y }: Frame, point: Point): string => `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`

/** The `d` of an SVG path along a line, in the frame's pixels.
 * @example
 * const plot = { left: 0, right: 100, top: 0, bottom: 50 }
 * const frame = { plot, x: scale({ from: 0, to: 10 }, 0, 100), y: scale({ from: 0, to: 10 }, 50, 0) }
 * linePath(frame, [[{ x: 0, y: 0 }, { x: 10, y: 10 }]]) // => 'M0.0 50.0L100.0 0.0' */
export const linePath = (frame: Frame, pieces: Pieces): string =>
  pieces.map((piece) => piece.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(frame, point)}`).join('')).join('')

/** The `d` of the area between two edges of `linesOf`, in pixels; a missing edge is the plot's foot or top. `along`
 * gives the places along x.
 * @example
 * const plot = { left: 0, right: 100, top: 0, bottom: 50 }
 * const frame = { plot, x: scale({ from: 0, to: 10 }, 0, 100), y: scale({ from: 0, to: 10 }, 50, 0) }
 * const edge = [[{ x: 0, y: 4 }, { x: 10, y: 6 }]]
 * areaPath(frame, edge, undefined, edge) // => 'M0.0 30.0L100.0 20.0L100.0 50.0L0.0 50.0Z' */
export const areaPath = (frame: Frame, along: Pieces, low: Pieces | undefined, high: Pieces | undefined): string =>
  along
    .map((piece, n) => {
      const level = (edge: Pieces | undefined, otherwise: number) =>
        piece.map(({ x }, i) => {
          const y = edge?.[n]?.[i]
          return `${frame.x(x).toFixed(1)} ${(y === undefined ? otherwise : frame.y(y.y)).toFixed(1)}`
        })
      return `M${[...level(high, frame.plot.top), ...level(low, frame.plot.bottom).toReversed()].join('L')}Z`
    })
    .join('')
