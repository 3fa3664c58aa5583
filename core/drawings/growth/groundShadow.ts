import { element, type SvgElement } from '../svg.js'
import { n } from './proportions.js'

export const groundShadow = (rx: number): SvgElement =>
  element('ellipse', { cy: -1, rx: n(rx), ry: 6, fill: '#0B3B30', opacity: '.12' })
