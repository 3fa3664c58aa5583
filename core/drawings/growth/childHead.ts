import type { FigureSex } from '../../domain/growth/figure.js'
import { element, type Drawn } from '../svg.js'
import { cloth, hair, n, skin, type Frame } from './proportions.js'
import { area, line } from './strokes.js'

export const backHair = (f: Frame): Drawn => {
  const [x, y] = [n(f.face + 6), f.mid]
  const side = n(x + 2)
  const [tip, curl] = [n(f.face - 20), n(f.face - 16)]
  return area(
    `M${-x} ${n(y - 6)} C${-side} ${n(f.crown - 16)} ${side} ${n(f.crown - 16)} ${x} ${n(y - 6)} L${side} ${n(y + 34)} C${side} ${n(y + 50)} ${curl} ${n(y + 52)} ${tip} ${n(y + 40)} H${-tip} C${-curl} ${n(y + 52)} ${-side} ${n(y + 50)} ${-side} ${n(y + 34)}Z`,
    hair.base,
  )
}

const bob = ({ face: F, mid, crown }: Frame): Drawn => {
  const a = (x: number) => n(F + x)
  return [
    element('circle', { cy: n(crown - 15), r: 16, fill: hair.base }),
    line(`M-7 ${n(crown - 21)} q6 -7 13 -2`, hair.shine, 3),
    area(
      `M${-a(3)} ${n(mid + 12)} C${-a(10)} ${n(mid - 44)} -36 ${n(crown - 11)} 0 ${n(crown - 11)} C36 ${n(crown - 11)} ${a(10)} ${n(mid - 44)} ${a(3)} ${n(mid + 12)} C${a(-3)} ${n(mid + 2)} ${a(-6)} ${n(mid - 6)} ${a(-8)} ${n(mid - 13)} C${n(F / 2)} ${n(mid - 7)} ${n(0.18 * F)} ${n(mid - 9)} 0 ${n(mid - 12)} C${n(-0.2 * F)} ${n(mid - 8)} ${n(-F / 2)} ${n(mid - 7)} ${-a(-8)} ${n(mid - 13)} C${-a(-6)} ${n(mid - 6)} ${-a(-3)} ${n(mid + 2)} ${-a(3)} ${n(mid + 12)}Z`,
      hair.base,
    ),
    line(`M-30 ${n(crown + 10)} Q-14 ${n(crown - 1)} 6 ${n(crown - 2)}`, hair.shine, 4),
    line(`M-9.5 ${n(crown - 5)} q9.5 4 19 0`, cloth.mango, 5.5),
  ]
}

const crop = ({ face: F, mid, crown }: Frame): Drawn => {
  const a = (x: number) => n(F + x)
  return [
    area(
      `M${-a(1)} ${n(mid + 6)} C${-a(10)} ${n(mid - 46)} -38 ${n(crown - 11)} 2 ${n(crown - 11)} C40 ${n(crown - 11)} ${a(10)} ${n(mid - 46)} ${a(1)} ${n(mid + 6)} C${a(-4)} ${n(mid - 2)} ${a(-6)} ${n(mid - 12)} ${a(-9)} ${n(mid - 20)} C${n(0.45 * F)} ${n(mid - 13)} ${n(-0.1 * F)} ${n(mid - 12)} ${n(-0.42 * F)} ${n(mid - 27)} C${n(-0.55 * F)} ${n(mid - 19)} ${-a(-12)} ${n(mid - 17)} ${-a(-8)} ${n(mid - 18)} C${-a(-5)} ${n(mid - 10)} ${-a(-4)} ${n(mid - 2)} ${-a(1)} ${n(mid + 6)}Z`,
      hair.base,
    ),
    area(`M-4 ${n(crown - 8)} c-4 -12 8 -16 16 -12 c-4 2 -4 7 0 12Z`, hair.base),
    line(`M-26 ${n(crown + 8)} Q-12 ${n(crown - 1)} 6 ${n(crown - 2)}`, hair.shine, 4),
  ]
}

export interface Face {
  readonly eye: number
  readonly blush: number
  readonly mid: number
  readonly open: boolean
}

const sides = [-1, 1] as const

export const faceFeatures = ({ eye, blush, mid, open }: Face): Drawn => [
  sides.map((s) =>
    element(
      'g',
      {},
      element('ellipse', { cx: n(eye * s), cy: n(mid + 11), rx: 4.7, ry: 6, fill: '#2E1E1A' }),
      element('circle', { cx: n(eye * s + 1.6), cy: n(mid + 8.6), r: 1.7, fill: '#fff' }),
      element('ellipse', { cx: n(blush * s), cy: n(mid + 26), rx: 9, ry: 6.4, fill: skin.blush, opacity: '.42' }),
    ),
  ),
  line(sides.map((s) => `M${n(eye * s - 6)} ${n(mid - 3.5)} q6 -4 12 0`).join(''), hair.base, 2.6),
  line(`M-2.6 ${n(mid + 19.5)} q2.6 2.4 5.2 0`, skin.shade, 2.4),
  open
    ? area(`M-11 ${n(mid + 27)} q11 3 22 0 q-2 13 -11 13 q-9 0 -11 -13Z`, '#A63F33')
    : line(`M-10 ${n(mid + 28)} q10 10 20 0`, skin.lip, 3.2),
]

export const childHead = (f: Frame, sex: FigureSex, open: boolean): Drawn => {
  const { face: F, mid, crown, chin, cheek } = f
  const [top, side, low, jaw] = [n(0.62 * F), n(0.98 * F), n(1.03 * cheek * F), n(0.66 * cheek * F)]
  return [
    sides.map((s) =>
      element(
        'g',
        {},
        element('ellipse', { cx: n((F - 1) * s), cy: n(mid + 9), rx: 9.5, ry: 11.5, fill: skin.base }),
        element('ellipse', { cx: n(F * s), cy: n(mid + 9), rx: 4.6, ry: 6.4, fill: skin.shade, opacity: '.75' }),
      ),
    ),
    area(
      `M0 ${crown} C${top} ${crown} ${side} ${n(mid - 30)} ${side} ${n(mid - 2)} C${low} ${n(mid + 26)} ${jaw} ${chin} 0 ${chin} C${-jaw} ${chin} ${-low} ${n(mid + 26)} ${-side} ${n(mid - 2)} C${-side} ${n(mid - 30)} ${-top} ${crown} 0 ${crown}Z`,
      skin.base,
    ),
    faceFeatures({ eye: 0.4 * F, blush: 0.64 * F, mid, open }),
    sex === 'girl' ? bob(f) : crop(f),
  ]
}
