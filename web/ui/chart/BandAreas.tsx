import { area, line } from 'd3-shape'
import { bandFill } from '../bands'
import {
  pushApart,
  valueAt,
  type Frame,
  type Pieces,
  type Point,
  type Range,
  type ChartBand,
} from '@careplus/core/growth-chart'

interface BandAreasProps {
  readonly id: string
  readonly frame: Frame
  readonly bands: ReadonlyArray<ChartBand>
  readonly edges: ReadonlyArray<Pieces>
  readonly median: Pieces
  readonly window: Range
}

/** Patterns that tell the bands apart without colour, in each band's own colour but darker, so that a point on them stays
 *  clear. */
const Cues = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}-dots`} width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="2.2" cy="2.2" r="1.1" fill="#E2714B" opacity=".55" />
      <circle cx="6.7" cy="6.7" r="1.1" fill="#E2714B" opacity=".55" />
    </pattern>
    <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V9" stroke="var(--ink)" strokeWidth="1" opacity=".22" />
    </pattern>
    <pattern id={`${id}-thick`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V9" stroke="var(--ink)" strokeWidth="2.6" opacity=".24" />
    </pattern>
  </defs>
)

export const BandAreas = ({ id, frame, bands, edges, median, window }: BandAreasProps) => {
  const { plot, x, y } = frame
  const stroke = line<Point>(
    (p) => x(p.x),
    (p) => y(p.y),
  )
  // The lowest band reaches the foot and the highest the top, whatever the values there.
  const level = (band: number, piece: number, i: number, side: 'low' | 'high'): number => {
    const edge = edges[side === 'low' ? band - 1 : band]
    return edge === undefined ? (side === 'low' ? plot.bottom : plot.top) : y(edge[piece]?.[i]?.y ?? 0)
  }
  // Neighbouring bands with the same word and look are drawn as one area.
  const divides = (_: Pieces, index: number) => {
    const [low, high] = [bands[index], bands[index + 1]]
    return low?.word !== high?.word || low?.cue !== high?.cue
  }
  const pieces = edges[0] ?? median
  const shape = (band: number) =>
    pieces
      .map((piece, at) => {
        const draw = area<Point>(
          (p) => x(p.x),
          (_, i) => level(band, at, i, 'low'),
          (_, i) => level(band, at, i, 'high'),
        )
        return draw([...piece]) ?? ''
      })
      .join('')
  return (
    <>
      <Cues id={id} />
      <g clipPath={`url(#${id}-clip)`}>
        {bands.map((band, index) => (
          <g key={index}>
            <path d={shape(index)} fill={bandFill[band.tone]} />
            {band.cue && <path d={shape(index)} fill={`url(#${id}-${band.cue})`} />}
          </g>
        ))}
        {edges.filter(divides).map((edge, index) => (
          <path key={index} d={edge.map((piece) => stroke([...piece])).join('')} className="ui-chart__edge" />
        ))}
        <path d={median.map((piece) => stroke([...piece])).join('')} className="ui-chart__median" />
      </g>
      <BandWords {...{ frame, bands, edges, window }} />
    </>
  )
}

/** Neighbouring bands with the same word share one label, in the middle of what they cover together. */
const BandWords = ({ frame, bands, edges, window }: Omit<BandAreasProps, 'id' | 'median'>) => {
  const { plot, y } = frame
  const inside = (level: number) => Math.min(plot.bottom, Math.max(plot.top, level))
  const edgeAt = (index: number, fallback: number) => {
    const value = edges[index] === undefined ? null : valueAt(edges[index], window.to)
    return value === null ? fallback : inside(y(value))
  }
  const labels = bands
    .map((band, i) => ({ ...band, low: edgeAt(i - 1, plot.bottom), high: edgeAt(i, plot.top) }))
    .reduce<ReadonlyArray<{ word: string; strong: boolean; low: number; high: number }>>((kept, band) => {
      const last = kept[kept.length - 1]
      const one = { word: band.word, strong: band.strong ?? false, low: band.low, high: band.high }
      return last?.word === band.word ? [...kept.slice(0, -1), { ...last, high: band.high }] : [...kept, one]
    }, [])
    .filter(({ low, high }) => low - high > 1)
    .toReversed()
  const levels = labels.map(({ low, high }) => (low + high) / 2)
  const placed = pushApart(levels, 21, { from: plot.top + 6, to: plot.bottom - 6 })
  // Each point says its own band.
  return labels.map(({ word, strong }, i) => (
    <g key={word} aria-hidden="true">
      <path d={`M${plot.right + 1} ${levels[i]} L${plot.right + 8} ${placed[i]}`} className="ui-chart__leader" />
      <text
        x={plot.right + 11}
        y={(placed[i] ?? 0) + 4.5}
        className={strong ? 'ui-chart__word ui-chart__word--strong' : 'ui-chart__word'}
      >
        {word}
      </text>
    </g>
  ))
}
