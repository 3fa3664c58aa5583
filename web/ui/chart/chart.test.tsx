import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BandAreas } from './BandAreas'
import { CentileLines } from './CentileLines'
import { ChartPoints } from './ChartPoints'
import { scale } from './geometry'
import type { ChartBand } from './types'

const plot = { left: 40, right: 300, top: 30, bottom: 330 }
const window = { from: 0, to: 100 }
const frame = { plot, x: scale(window, plot.left, plot.right), y: scale({ from: 0, to: 100 }, plot.bottom, plot.top) }
const flat = (y: number) => [
  [
    { x: 0, y },
    { x: 100, y },
  ],
]

const bands: ReadonlyArray<ChartBand> = [
  { word: 'เตี้ย', tone: 'far', cue: 'dots' },
  { word: 'สูงตามเกณฑ์', tone: 'ok', strong: true },
  { word: 'สูง', tone: 'high', cue: 'hatch' },
  { word: 'สูง', tone: 'high', cue: 'hatch' },
]

const count = (svg: string, part: string) => svg.split(part).length - 1

test('every band prints its word once, and two of one look are one area', () => {
  const svg = renderToStaticMarkup(
    <BandAreas id="a" frame={frame} bands={bands} edges={[30, 60, 80].map(flat)} median={flat(45)} window={window} />,
  )
  for (const word of ['เตี้ย', 'สูงตามเกณฑ์', 'สูง']) expect(count(svg, `>${word}</text>`)).toBe(1)
  expect(count(svg, 'ui-chart__edge')).toBe(2)
  expect(svg).toContain('url(#a-dots)')
  expect(svg).not.toContain('NaN')
})

test('a line broken in pieces is drawn in pieces', () => {
  const broken = [
    [
      { x: 0, y: 10 },
      { x: 50, y: 40 },
    ],
    [
      { x: 50, y: 38 },
      { x: 100, y: 60 },
    ],
  ]
  const svg = renderToStaticMarkup(
    <CentileLines id="a" frame={frame} centiles={[{ centile: 50, pieces: broken }]} window={window} />,
  )
  const d = /d="([^"]+)" class="ui-chart__centile/.exec(svg)?.[1] ?? ''
  expect(count(d, 'M')).toBe(2)
})

test('every point is a focus stop that speaks date, age, value and band; the last is shown in the box', () => {
  const point = (x: number, value: string) => ({
    x,
    y: 50,
    date: '20 พ.ย. 69',
    age: '2 ปี 4 เดือน',
    value,
    band: 'สูงตามเกณฑ์',
  })
  const svg = renderToStaticMarkup(
    <ChartPoints frame={frame} small points={[point(20, '86.4 ซม.'), point(60, '88.5 ซม.')]} />,
  )
  expect(count(svg, 'tabindex="0"')).toBe(2)
  expect(svg).toContain('aria-label="20 พ.ย. 69 2 ปี 4 เดือน 86.4 ซม. สูงตามเกณฑ์"')
  expect(svg).toContain('>88.5 ซม.</text>')
  expect(svg).not.toContain('>86.4 ซม.</text>')
})
