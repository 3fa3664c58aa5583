import { element, type SvgElement } from '../svg.js'
import { faceFeatures } from './childHead.js'
import { groundShadow } from './groundShadow.js'
import { n, skin } from './proportions.js'
import { area } from './strokes.js'

const marks = [-40, -32, -24, -16, -8, 0, 8, 16, 24, 32, 40]

const line = (d: string, stroke: string, width: number): SvgElement =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })
const button = (cy: number): SvgElement => element('circle', { cy, r: 3, fill: '#FFF6DF' })
const hand = (cx: number): SvgElement => element('circle', { cx, cy: -110, r: 12, fill: skin.base })

export const leafChildDrawing = (): SvgElement =>
  element(
    'g',
    {},
    groundShadow(60),
    line('M-19 -90 V-20 M19 -90 V-20', '#7CC4A4', 34),
    area('M-44 0 a22 17 0 0 1 46 0z M-2 0 a22 17 0 0 1 46 0z', '#2A8C70'),
    line('M-34 -168 Q-62 -140 -50 -112 M34 -168 Q62 -140 50 -112', '#7CC4A4', 27),
    area(
      'M-22 -188 C-40 -186 -42 -170 -42 -160 C-46 -120 -44 -96 -38 -76 Q0 -64 38 -76 C44 -96 46 -120 42 -160 C42 -170 40 -186 22 -188Z',
      '#7CC4A4',
    ),
    button(-156),
    button(-134),
    area('M-46 -118 Q0 -96 46 -118 V-104 Q0 -82 -46 -104Z', '#FBD27A'),
    line(marks.map((x, i) => `M${x} ${n(-105.5 - x * x * 0.0052)} v${i % 2 ? 7 : 4}`).join(''), '#9A5B00', 1.6),
    hand(-48),
    hand(48),
    area(
      'M0 -302 C40 -302 66 -270 64 -228 C64 -192 40 -176 0 -176 C-40 -176 -64 -192 -64 -228 C-66 -270 -40 -302 0 -302Z',
      '#7CC4A4',
    ),
    area('M2 -298 C-8 -332 -44 -334 -52 -324 C-46 -302 -20 -296 2 -298Z', '#2A8C70'),
    area('M-2 -298 C6 -326 34 -334 46 -324 C42 -304 20 -294 -2 -298Z', '#4FAE8C'),
    area(
      'M0 -282 C30 -282 48 -258 48 -230 C48 -202 30 -186 0 -186 C-30 -186 -48 -202 -48 -230 C-48 -258 -30 -282 0 -282Z',
      skin.base,
    ),
    area('M-4 -283 C10 -280 20 -272 16 -260 C6 -266 -2 -264 -12 -260 C-14 -270 -10 -278 -4 -283Z', '#3A2620'),
    faceFeatures({ eye: 19, blush: 31, mid: -236, open: false }),
  )
