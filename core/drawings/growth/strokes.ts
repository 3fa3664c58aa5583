import { element, type SvgElement } from '../svg.js'

export const area = (d: string, fill: string): SvgElement => element('path', { d, fill })

export const line = (d: string, stroke: string, width: number): SvgElement =>
  element('path', {
    d,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    stroke,
    'stroke-width': width,
  })
