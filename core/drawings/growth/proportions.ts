import type { Build, HeightGroup } from '../../domain/growth/growthClass.js'

/** Only these sizes differ between growth pictures, never face, pose, clothes or colours. The sole is at y = 0, and
 * up is negative. */
export const heights = {
  short: { total: 258, head: 100, widths: 0.96 },
  standard: { total: 300, head: 104, widths: 1 },
  tall: { total: 346, head: 107, widths: 1.04 },
} as const

/** Full widths in units; `leg` is a stroke's width and `legX` its distance from the middle. */
const builds = {
  thin: {
    shoulder: 54,
    waist: 42,
    hip: 46,
    arm: 13,
    leg: 16.5,
    face: 91,
    neck: 15,
    legX: 11.5,
    waistAt: 0.55,
    cheek: 0.97,
  },
  slim: {
    shoulder: 68,
    waist: 64,
    hip: 66,
    arm: 18.5,
    leg: 24,
    face: 100,
    neck: 18,
    legX: 15.5,
    waistAt: 0.55,
    cheek: 1,
  },
  fat: {
    shoulder: 82,
    waist: 104,
    hip: 96,
    arm: 23,
    leg: 33,
    face: 111,
    neck: 23,
    legX: 21.5,
    waistAt: 0.62,
    cheek: 1.1,
  },
} as const

export interface Frame {
  readonly crown: number
  readonly head: number
  readonly mid: number
  readonly chin: number
  readonly neckBase: number
  readonly torso: number
  readonly hipY: number
  readonly waistY: number
  readonly shoulder: number
  readonly waist: number
  readonly hip: number
  readonly arm: number
  readonly leg: number
  readonly legX: number
  readonly face: number
  readonly neck: number
  readonly cheek: number
  readonly fat: boolean
  readonly reach: number
}

export const frameOf = (build: Build, height: HeightGroup): Frame => {
  const h = heights[height]
  const b = builds[build]
  const w = h.widths
  const chin = -(h.total - h.head)
  // The neck's base is hidden 5 above the chin. Below it: torso 49 %, legs 51 %.
  const neckBase = chin - 5
  const torso = -neckBase * 0.49
  const arm = b.arm * w
  const [waist, hip] = [(b.waist * w) / 2, (b.hip * w) / 2]
  const hand = Math.max(hip + 8, waist + 5) + arm / 2
  return {
    crown: -h.total,
    head: h.head,
    mid: -h.total + h.head / 2,
    chin,
    neckBase,
    torso,
    hipY: neckBase + torso,
    waistY: neckBase + torso * b.waistAt,
    shoulder: (b.shoulder * w) / 2,
    waist,
    hip,
    arm,
    leg: b.leg * w,
    legX: b.legX * w,
    face: (b.face * (1 + w)) / 4,
    neck: b.neck,
    cheek: b.cheek,
    fat: build === 'fat',
    reach: hand + 0.56 * arm + 1.5,
  }
}

/** One decimal is finer than a pixel and keeps the HTML small. */
export const n = (value: number): number => Math.round(value * 10) / 10

export const skin = { base: '#EDB98C', shade: '#DD9F70', blush: '#EE8F6B', lip: '#8E3B2E' } as const
export const hair = { base: '#3A2620', shine: '#54382E' } as const
export const cloth = {
  cream: '#FFF6DF',
  light: '#7CC4A4',
  deep: '#2A8C70',
  mango: '#F4B13E',
  seam: '#D98F1C',
  button: '#9A5B00',
} as const
