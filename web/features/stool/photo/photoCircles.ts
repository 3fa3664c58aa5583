import { photoLimits, type Circle } from '@careplus/core/stool-photo'

export type CircleName = 'stool' | 'tissue'
export type Circles = Readonly<Record<CircleName, Circle>>

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const shortSide = ({ width, height }: PictureSize): number => Math.min(width, height)
/** Whole pixels, so that a circle at the edge is exactly inside. */
export const smallestCircle = (size: PictureSize): number =>
  Math.min(Math.floor(shortSide(size) / 2), Math.max(photoLimits.smallestRadius, Math.round(shortSide(size) * 0.04)))
export const largestCircle = (size: PictureSize): number =>
  Math.max(smallestCircle(size), Math.round(shortSide(size) * 0.3))

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

export const fitted = (size: PictureSize, { x, y, radius }: Circle): Circle => {
  const r = between(smallestCircle(size), Math.round(radius), largestCircle(size))
  return { x: between(r, x, size.width - r), y: between(r, y, size.height - r), radius: r }
}

export const firstCircles = (size: PictureSize): Circles => {
  const radius = shortSide(size) * 0.13
  const at = (share: number) => fitted(size, { x: size.width * share, y: size.height * 0.5, radius })
  return { stool: at(0.32), tissue: at(0.78) }
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const growths: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** The circle after a key: arrows move it (with Shift further), + and − change its size. null: the key does nothing. */
export const keyed = (size: PictureSize, circle: Circle, key: string, far: boolean): Circle | null => {
  const unit = Math.max(1, Math.round(shortSide(size) * (far ? 0.1 : 0.02)))
  const step = steps[key]
  if (step !== undefined) return fitted(size, { ...circle, x: circle.x + step[0] * unit, y: circle.y + step[1] * unit })
  const growth = growths[key]
  return growth === undefined ? null : fitted(size, { ...circle, radius: circle.radius + growth * unit })
}
