import {
  ageTicks,
  areaPath,
  chartWords,
  firstZoom,
  isInWeeks,
  linePath,
  linesOf,
  meeting,
  roundTicks,
  scale,
  valueAt,
  valueRange,
  windowOf,
  zoomsOf,
  type Frame,
  type Plot,
  boxAt,
  pushApart,
} from '@careplus/core/growth-chart'
import { type Indicator, type References, dependsOnPosition, firstStandingDay } from '@careplus/core/growth'
import { svg } from './dom'
import type { Read } from './growthResult'

const narrow = 480

/** Letters that take width: Thai marks stand above and below one. */
export const characters = (text: string): number => text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length

export interface ChartWanted {
  readonly references: References
  readonly indicator: Indicator
  readonly read: Read
  /** In px. */
  readonly width: number
  readonly unit: string
  readonly value: string
  readonly at: string
}

const cues = () =>
  svg(
    'defs',
    {},
    svg(
      'pattern',
      { id: 'dots', width: 9, height: 9, patternUnits: 'userSpaceOnUse' },
      svg('circle', { cx: 2.2, cy: 2.2, r: 1.1, class: 'cue-dot' }),
      svg('circle', { cx: 6.7, cy: 6.7, r: 1.1, class: 'cue-dot' }),
    ),
    ...(
      [
        ['hatch', 1, '.22'],
        ['thick', 2.6, '.24'],
      ] as const
    ).map(([id, width, opacity]) =>
      svg(
        'pattern',
        { id, width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
        svg('path', { d: 'M0 0V9', 'stroke-width': width, opacity, class: 'cue-line' }),
      ),
    ),
  )

/** null: there is nothing to draw. */
export const chart = ({ references, indicator, read, width, unit, value, at }: ChartWanted): SVGElement | null => {
  const { ageInDays } = read.told.assessment
  const [point] = read.followed.points[indicator]
  if (point === undefined) return null
  const zoom = firstZoom(zoomsOf(references, indicator, [ageInDays]), [ageInDays])
  const window = windowOf(references, indicator, zoom, [point.x])
  const lines = linesOf(references, { indicator, sex: read.result.sex, window, ageInDays })
  const [edges, median] = [lines.edges.map(meeting), meeting(lines.median)]
  const small = width < narrow
  const height = small ? 360 : 420
  const widest = Math.max(...lines.bands.map(({ word }) => characters(word)))
  const plot: Plot = { left: 40, right: width - Math.ceil(widest * 7.8) - 18, top: 34, bottom: height - 50 }
  const values = valueRange([...edges, median], [point], window)
  const frame: Frame = { plot, x: scale(window, plot.left, plot.right), y: scale(values, plot.bottom, plot.top) }
  const byAge = indicator !== 'weightForLengthHeight'
  const xTicks = byAge
    ? ageTicks(window, plot.right - plot.left, small ? 56 : 62)
    : roundTicks(window, plot.right - plot.left, 48)
  const yTicks = roundTicks(values, plot.bottom - plot.top, 52)
  const along = edges[0] ?? median
  const text = (words: string, x_: number, y_: number, attributes: Readonly<Record<string, string>> = {}) =>
    svg('text', { x: x_.toFixed(1), y: y_.toFixed(1), ...attributes }, words)

  const areas = lines.bands.flatMap(({ tone, cue }, i) => {
    const d = areaPath(frame, along, edges[i - 1], edges[i])
    return [svg('path', { d, class: `band-${tone}` }), ...(cue ? [svg('path', { d, fill: `url(#${cue})` })] : [])]
  })
  const divides = lines.bands.map((band, i) => {
    const next = lines.bands[i + 1]
    return next !== undefined && (next.word !== band.word || next.cue !== band.cue)
  })

  const inside = (level: number) => Math.min(plot.bottom, Math.max(plot.top, level))
  const edgeAt = (i: number, otherwise: number) => {
    const found = edges[i] === undefined ? null : valueAt(edges[i], window.to)
    return found === null ? otherwise : inside(frame.y(found))
  }
  const spans = new Map<string, { strong: boolean; low: number; high: number }>()
  lines.bands.forEach(({ word, strong = false }, i) => {
    const [low, high] = [edgeAt(i - 1, plot.bottom), edgeAt(i, plot.top)]
    spans.set(word, { strong, low: spans.get(word)?.low ?? low, high })
  })
  const labels = [...spans].filter(([, { low, high }]) => low - high > 1).toReversed()
  const levels = labels.map(([, { low, high }]) => (low + high) / 2)
  const placed = pushApart(levels, 20, { from: plot.top + 6, to: plot.bottom - 6 })

  const centre = { x: frame.x(point.x), y: frame.y(point.y) }
  const boxWidth = Math.max(characters(value) * 8.4, characters(at) * 7.6, 76) + 26
  const box = boxAt(centre, plot, boxWidth, 48)
  const step =
    dependsOnPosition(indicator) && firstStandingDay > window.from && firstStandingDay < window.to
      ? frame.x(firstStandingDay)
      : null
  const xWord = !byAge ? (zoom === 'lying' ? 'length' : 'height') : isInWeeks(window) ? 'weeks' : 'age'
  return svg(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', class: small ? 'chart small' : 'chart' },
    cues(),
    svg(
      'clipPath',
      { id: 'plot' },
      svg('rect', { x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top }),
    ),
    svg(
      'g',
      { 'clip-path': 'url(#plot)' },
      ...areas,
      ...edges.map((edge, i) => (divides[i] ? svg('path', { d: linePath(frame, edge), class: 'edge' }) : null)),
      svg('path', { d: linePath(frame, median), class: 'median' }),
    ),
    svg('path', {
      class: 'grid',
      d: [
        ...xTicks.map((tick) => `M${frame.x(tick.at)} ${plot.top}V${plot.bottom}`),
        ...yTicks.map((tick) => `M${plot.left} ${frame.y(tick.at)}H${plot.right}`),
      ].join(''),
    }),
    ...xTicks.map((tick) =>
      text(tick.text, frame.x(tick.at), plot.bottom + 20, {
        'text-anchor': 'middle',
        class: tick.strong ? 'tick strong' : 'tick',
      }),
    ),
    ...yTicks.map((tick) =>
      text(tick.text, plot.left - 8, frame.y(tick.at) + 4.5, { 'text-anchor': 'end', class: 'tick' }),
    ),
    unit.length > 3
      ? text(unit, 2, plot.top - 14, { class: 'tick' })
      : text(unit, plot.left - 8, plot.top - 14, { class: 'tick', 'text-anchor': 'end' }),
    text(chartWords[xWord], (plot.left + plot.right) / 2, plot.bottom + 41, { class: 'tick', 'text-anchor': 'middle' }),
    step !== null && svg('path', { d: `M${step} ${plot.top}V${plot.bottom}`, class: 'step' }),
    step !== null &&
      step - plot.left > 52 &&
      text(chartWords.lying, step - 7, plot.top - 14, { class: 'tick', 'text-anchor': 'end' }),
    step !== null && plot.right - step > 52 && text(chartWords.standing, step + 7, plot.top - 14, { class: 'tick' }),
    ...labels.flatMap(([word, { strong }], i) => [
      svg('path', { d: `M${plot.right + 1} ${levels[i]} L${plot.right + 8} ${placed[i]}`, class: 'leader' }),
      text(word, plot.right + 11, (placed[i] ?? 0) + 4.5, { class: strong ? 'band-word strong' : 'band-word' }),
    ]),
    svg('path', { d: `M${centre.x} ${centre.y}V${box.hangs ? box.y + 48 : plot.bottom}`, class: 'drop' }),
    svg('circle', { cx: centre.x, cy: centre.y, r: 7.5, class: 'point' }),
    svg('rect', { x: box.x, y: box.y, width: boxWidth, height: 48, rx: 10, class: 'plate' }),
    text(value, box.x + boxWidth / 2, box.y + 20, { class: 'plate-text strong', 'text-anchor': 'middle' }),
    text(at, box.x + boxWidth / 2, box.y + 38, { class: 'plate-text', 'text-anchor': 'middle' }),
  )
}
