import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearOf, xyzOfLinear, type Triple } from './colourSpace.js'
import { sampleOf, type Photo } from './sample.js'

const [width, height] = [40, 36]
/** Between pixels, so that no pixel is on the edge. */
const circle = { x: 18.5, y: 16.5, radius: 12 }
const inside = (x: number, y: number): boolean => (x - circle.x) ** 2 + (y - circle.y) ** 2 < circle.radius ** 2

const painted = (colourAt: (x: number, y: number) => Triple): Photo => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set([...colourAt(x, y), 255], (y * width + x) * 4)
  return { pixels, width, height }
}
const lightOf = ([r, g, b]: Triple): Triple => xyzOfLinear([linearOf(r), linearOf(g), linearOf(b)])
const near = (seen: Triple, wanted: Triple): void =>
  seen.forEach((value, i) => expect(value).toBeCloseTo(wanted[i]!, 12))
const byte = () => fc.nat({ max: 253 })

describe('a sample', () => {
  test.prop([fc.tuple(byte(), byte(), byte()), fc.constantFrom<Triple>([255, 255, 255], [0, 0, 0])])(
    'is of what lies in the circle, and of nothing else',
    (colour, around) => {
      const sample = sampleOf(
        painted((x, y) => (inside(x, y) ? colour : around)),
        circle,
      )
      near(sample.mean, lightOf(colour))
      for (const square of sample.squares) near(square, lightOf(colour))
      expect(sample.burnt).toBe(0)
      expect(sample.unevenness).toBeCloseTo(0, 6)
    },
  )

  it('has small squares wherever the circle holds enough of them', () => {
    const { squares } = sampleOf(
      painted(() => [90, 60, 30]),
      circle,
    )
    expect(squares.length).toBeGreaterThan(Math.floor((Math.PI / 4) * 64) - 2)
    expect(squares.length).toBeLessThanOrEqual(64)
  })

  it('keeps what differs from place to place apart', () => {
    const [left, right] = [[200, 120, 40] as const, [20, 60, 100] as const]
    const { squares, unevenness } = sampleOf(
      painted((x) => (x < circle.x ? left : right)),
      circle,
    )
    const of = (colour: Triple) => squares.filter(([, y]) => Math.abs(y - lightOf(colour)[1]) < 1e-9).length
    expect(of(left)).toBe(squares.length / 2)
    expect(of(right)).toBe(squares.length / 2)
    const [bright, dark] = [lightOf(left)[1], lightOf(right)[1]]
    expect(unevenness).toBeCloseTo((bright - dark) / (bright + dark), 9)
  })

  it.each<readonly [string, Triple]>([
    ['red', [254, 9, 9]],
    ['green', [9, 254, 9]],
    ['blue', [9, 9, 254]],
    ['every channel', [255, 255, 255]],
  ])('is burnt where %s is at its end, by the share of pixels that are', (_, bright) => {
    const { burnt } = sampleOf(
      painted((x) => (x < circle.x ? bright : [253, 253, 253])),
      circle,
    )
    expect(burnt).toBe(0.5)
  })

  it('is even where there is no light at all', () => {
    const dark = sampleOf(
      painted(() => [0, 0, 0]),
      circle,
    )
    expect(dark).toMatchObject({ mean: [0, 0, 0], unevenness: 0, burnt: 0 })
  })
})
