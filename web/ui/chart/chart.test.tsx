import { fc, test as property } from '@fast-check/vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BandAreas } from './BandAreas'
import { CentileLines } from './CentileLines'
import { ChartPoints } from './ChartPoints'
import { scale, type ChartBand } from '@careplus/core/growth-chart'
import { plate, wordsBeside, wordsInside } from './bandWords'

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

const shapes = {
  bands,
  edges: [30, 60, 80].map(flat),
  median: flat(45),
  window,
  pale: { low: flat(15), high: flat(90) },
}
const widthOf = (word: string) => word.length * 6
const ofBands = (words: ReturnType<typeof wordsBeside>, inside: boolean) =>
  renderToStaticMarkup(<BandAreas id="a" {...{ frame, ...shapes, words, inside }} />)

test('every band prints its word once, and two of one look are one area', () => {
  const svg = ofBands(wordsBeside(frame, shapes, widthOf), false)
  for (const word of ['เตี้ย', 'สูงตามเกณฑ์', 'สูง']) expect(count(svg, `>${word}</text>`)).toBe(1)
  expect(count(svg, 'class="ui-chart__edge')).toBe(2)
  expect(svg).toContain('url(#a-dots)')
  expect(svg).not.toContain('NaN')
})

test('the middle band is told from its neighbours by a dotted line, not by colour alone', () => {
  const svg = ofBands(wordsBeside(frame, shapes, widthOf), false)
  expect(count(svg, 'ui-chart__edge--middle')).toBe(2)
})

test('words in their bands stand on plates of the band, words beside it have a leader', () => {
  const [inside, beside] = [
    ofBands(wordsInside(frame, shapes, widthOf, [])!, true),
    ofBands(wordsBeside(frame, shapes, widthOf), false),
  ]
  expect([count(inside, '<rect'), count(inside, 'ui-chart__leader')]).toEqual([6, 0])
  expect([count(beside, '<rect'), count(beside, 'ui-chart__leader')]).toEqual([0, 3])
})

property.prop([fc.array(fc.record({ x: fc.nat(100), y: fc.nat(100) }), { maxLength: 5 })])(
  'no word covers a point, and the middle band’s stays off the median',
  (points) => {
    const words = wordsInside(frame, shapes, widthOf, points)
    const right = plot.right - plate.end
    for (const { word, width, level } of words ?? []) {
      for (const { x, y } of points) {
        const isUnder = frame.x(x) > right - width && Math.abs(frame.y(y) - level) < plate.height / 2
        expect(isUnder).toBe(false)
      }
      if (word === 'สูงตามเกณฑ์') expect(Math.abs(level - frame.y(45))).toBeGreaterThan(plate.height / 2)
    }
    if (points.every(({ x }) => x < 50)) expect(words).not.toBeNull()
  },
)

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

test('every point speaks in full, one of them is the stop for Tab, and its figures are in the box', () => {
  const point = (x: number, value: string) => ({
    x,
    y: 50,
    date: '20\u00A0พ.ย.\u00A069',
    age: '2 ปี 4 เดือน',
    value,
    band: 'สูงตามเกณฑ์',
    distance: 'ใกล้ค่ากลาง',
  })
  const byBirth = { x: 70, age: 'นับจากวันเกิด 2 ปี 6 เดือน', band: 'ค่อนข้างสูง' }
  const svg = renderToStaticMarkup(
    <ChartPoints
      frame={frame}
      small
      points={[point(20, '86.4 ซม.'), { ...point(60, '88.5 ซม.'), byBirth }]}
      chosen={1}
      onChoose={() => undefined}
    />,
  )
  expect(count(svg, 'role="img"')).toBe(2)
  expect([count(svg, 'tabindex="0"'), count(svg, 'tabindex="-1"')]).toEqual([1, 1])
  const first = '20\u00A0พฤศจิกายน\u00A02569 2 ปี 4 เดือน 86.4 เซนติเมตร สูงตามเกณฑ์ ใกล้ค่ากลาง'
  expect(svg).toContain(`aria-label="${first}"`)
  expect(svg).toContain('ใกล้ค่ากลาง นับจากวันเกิด 2 ปี 6 เดือน ค่อนข้างสูง"')
  expect(count(svg, 'ui-chart__by-birth')).toBe(1)
  expect(svg).toContain('>88.5 ซม.</text>')
  expect(svg).not.toContain('>86.4 ซม.</text>')
})

test('points are drawn, never joined: the white under them is round dots, one for each', () => {
  const points = Array.from({ length: 200 }, (_, i) => ({
    x: i / 2,
    y: 50,
    date: '',
    age: '',
    value: '',
    band: '',
    distance: '',
  }))
  const svg = renderToStaticMarkup(
    <ChartPoints frame={frame} small points={points} chosen={199} onChoose={() => undefined} />,
  )
  const rings = /d="([^"]+)" class="ui-chart__rings"/.exec(svg)?.[1] ?? ''
  expect(rings).toMatch(/^(M[\d.]+ [\d.]+h0){200}$/)
  expect(count(svg, 'role="img"')).toBe(200)
})
