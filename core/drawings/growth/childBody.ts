import type { FigureSex } from '../../domain/growth/figure.js'
import { element, type Drawn } from '../svg.js'
import { cloth, n, skin, type Frame } from './proportions.js'
import { area, line } from './strokes.js'

/** Arms at the sides, one up, or both. */
export type Pose = 'stand' | 'wave' | 'cheer'

const leg = (f: Frame, side: 1 | -1): Drawn => {
  const x = f.legX * side
  const middle = x + 3.5 * side
  const half = f.leg / 2 + 7.5
  const [left, right, top] = [n(middle - half), n(middle + half), n(-(11 + 0.17 * f.leg))]
  const toe = 0.36 * half
  return [
    line(`M${n(x)} ${n(f.hipY)} V${n(-(5 + 0.34 * f.leg))}`, skin.base, n(f.leg)),
    area(
      `M${left} -3 C${left} ${top} ${right} ${top} ${right} -3 Q${right} 0 ${n(right - 3)} 0 H${n(left + 3)} Q${left} 0 ${left} -3Z`,
      skin.base,
    ),
    line([-toe, 0, toe].map((at) => `M${n(middle + at)} -2 v-3`).join(''), skin.shade, 1.5),
  ]
}

const armPoints = (f: Frame, raised: boolean) => {
  const from = { x: f.shoulder - 0.28 * f.arm, y: f.neckBase + 9 + 0.5 * f.arm }
  return raised
    ? { from, pull: { x: from.x + 49.7, y: from.y + 8 }, hand: { x: from.x + 46.5, y: from.y - 45.2 } }
    : {
        from,
        pull: { x: f.waist + 7 + f.arm / 2, y: f.neckBase + f.torso * 0.5 - 0.5 },
        hand: { x: Math.max(f.hip + 8, f.waist + 5) + f.arm / 2, y: f.hipY + (f.fat ? -2 : 2) },
      }
}

const arm = (f: Frame, side: 1 | -1, { raised, sleeve }: { raised: boolean; sleeve: boolean }): Drawn => {
  const { from, pull, hand } = armPoints(f, raised)
  const at = (p: { x: number; y: number }) => `${n(p.x * side)} ${n(p.y)}`
  if (!sleeve)
    return [
      line(`M${at(from)} Q${at(pull)} ${at(hand)}`, skin.base, n(f.arm)),
      element('circle', { cx: n(hand.x * side), cy: n(hand.y), r: n(0.56 * f.arm + 1.5), fill: skin.base }),
    ]
  const half = { x: (from.x + pull.x) / 2, y: (from.y + pull.y) / 2 }
  const cuff = { x: (from.x + 2 * pull.x + hand.x) / 4, y: (from.y + 2 * pull.y + hand.y) / 4 }
  return line(`M${at(from)} Q${at(half)} ${at(cuff)}`, cloth.light, n(f.arm + 8.7))
}

const torsoPath = (f: Frame): string => {
  const collar = 0.62 * f.neck
  const top = f.neckBase
  const bend = f.waist + 0.45 * (f.shoulder - f.waist)
  const side = (s: 1 | -1) => (x: number) => n(x * s)
  const [l, r] = [side(-1), side(1)]
  return [
    `M${l(collar)} ${n(top + 2)} C${l(0.8 * f.shoulder)} ${n(top + 3)} ${l(f.shoulder + 1)} ${n(top + 10)} ${l(f.shoulder)} ${n(top + 24)}`,
    `C${l(bend)} ${n(f.waistY - 14)} ${l(f.waist)} ${n(f.waistY - 10)} ${l(f.waist)} ${n(f.waistY)}`,
    `C${l(f.waist)} ${n(f.waistY + 12)} ${l(f.hip)} ${n(f.hipY - 6)} ${l(f.hip)} ${n(f.hipY + 6)} H${r(f.hip)}`,
    `C${r(f.hip)} ${n(f.hipY - 6)} ${r(f.waist)} ${n(f.waistY + 12)} ${r(f.waist)} ${n(f.waistY)}`,
    `C${r(f.waist)} ${n(f.waistY - 10)} ${r(bend)} ${n(f.waistY - 14)} ${r(f.shoulder)} ${n(top + 24)}`,
    `C${r(f.shoulder + 1)} ${n(top + 10)} ${r(0.8 * f.shoulder)} ${n(top + 3)} ${r(collar)} ${n(top + 2)} Q0 ${n(top + 2 + 0.72 * collar)} ${l(collar)} ${n(top + 2)}Z`,
  ].join(' ')
}

const shirt = (f: Frame, clipId: string): Drawn => {
  const level = (share: number) => n(f.neckBase + share * f.torso)
  const band = (from: number, to: number, fill: string) =>
    area(`M-80 ${level(from)} q80 9 160 0 V${level(to)} q-80 9 -160 0Z`, fill)
  const d = torsoPath(f)
  return [
    element('clipPath', { id: clipId }, element('path', { d })),
    area(d, cloth.cream),
    element(
      'g',
      { 'clip-path': `url(#${clipId})` },
      band(0, 0.25, cloth.light),
      band(0.41, 0.58, cloth.deep),
      band(0.71, 0.88, cloth.light),
    ),
  ]
}

const shorts = (f: Frame): Drawn => {
  const [x, y, hem] = [n(f.hip + 1.5), n(f.hipY - 9), n(0.3 * f.neckBase - 4)]
  const outer = n(f.legX + f.leg / 2 + 4.5)
  const inner = n(Math.max(1, f.legX - f.leg / 2 - 2))
  const pocket = n(f.hip - 5)
  return [
    area(
      `M${-x} ${y} Q0 ${n(y + 7)} ${x} ${y} L${outer} ${hem} Q${n(f.legX)} ${n(hem + 8)} ${inner} ${hem} L1.5 ${n(f.hipY + 22)} H-1.5 L${-inner} ${hem} Q${n(-f.legX)} ${n(hem + 8)} ${-outer} ${hem}Z`,
      cloth.mango,
    ),
    line(`M${-pocket} ${n(f.hipY + 9)} q5 9 8 1M${pocket} ${n(f.hipY + 9)} q-5 9 -8 1`, cloth.seam, 2.4),
  ]
}

const pinafore = (f: Frame): Drawn => {
  const bib = n(0.62 * f.shoulder)
  const top = n(f.neckBase + 0.42 * f.torso)
  const [wx, wy] = [n(f.waist + (f.fat ? 1.5 : 1)), n(f.waistY + 4)]
  const [hx, hem, hipY] = [n(f.hip + 13), n(0.3 * f.neckBase - 3), n(f.hipY)]
  const strap = (s: 1 | -1) => `M${n((bib - 4) * s)} ${n(top + 3)} L${n((bib - 1) * s)} ${n(f.neckBase + 7)}`
  const button = (x: number) => element('circle', { cx: n(x), cy: n(top + 7), r: 2.8, fill: cloth.button })
  return [
    area(
      `M${-bib} ${top} Q0 ${n(top + 6)} ${bib} ${top} C${n(bib + 2)} ${n(top + 12)} ${wx} ${n(wy - 8)} ${wx} ${wy} C${n(wx + 1)} ${hipY} ${hx} ${n(hem - 11)} ${hx} ${hem} Q0 ${n(hem + 14)} ${-hx} ${hem} C${-hx} ${n(hem - 11)} ${n(-wx - 1)} ${hipY} ${-wx} ${wy} C${-wx} ${n(wy - 8)} ${n(-bib - 2)} ${n(top + 12)} ${-bib} ${top}Z`,
      cloth.mango,
    ),
    element('path', { d: strap(-1) + strap(1), fill: 'none', stroke: cloth.mango, 'stroke-width': 7.5 }),
    button(-bib + 4.5),
    button(bib - 4.5),
    line(`M-9 ${n(f.hipY - 6)} v7 a9 8 0 0 0 18 0 v-7`, cloth.seam, 2.6),
  ]
}

export interface Body {
  readonly sex: FigureSex
  readonly pose: Pose
  readonly clipId: string
  readonly portrait: boolean
}

export const childBody = (f: Frame, { sex, pose, clipId, portrait }: Body): Drawn => {
  const arms = (sleeve: boolean) => [
    arm(f, -1, { raised: pose === 'cheer', sleeve }),
    arm(f, 1, { raised: pose !== 'stand', sleeve }),
  ]
  return [
    !portrait && [leg(f, -1), leg(f, 1), arms(false)],
    line(`M0 ${n(f.chin - 12)} v17`, skin.shade, f.neck),
    arms(true),
    shirt(f, clipId),
    sex === 'girl' ? pinafore(f) : shorts(f),
  ]
}
