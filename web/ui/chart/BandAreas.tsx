import { area, line } from 'd3-shape'
import { bandFill } from '../bands'
import type { Frame, Pieces, Plot, Point } from '@careplus/core/growth-chart'
import { plate, type BandShapes, type BandWord } from './bandWords'

interface BandAreasProps extends BandShapes {
  readonly id: string
  readonly frame: Frame
  readonly words: ReadonlyArray<BandWord>
  readonly inside: boolean
}

/** Darker than the band, so that a point on them stays clear. They distinguish the bands without colour. */
const Cues = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}-dots`} width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="2.2" cy="2.2" r="1.1" className="ui-chart__dot" />
      <circle cx="6.7" cy="6.7" r="1.1" className="ui-chart__dot" />
    </pattern>
    <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V9" stroke="var(--ink)" strokeWidth="1" opacity=".22" />
    </pattern>
    <pattern id={`${id}-thick`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V9" stroke="var(--ink)" strokeWidth="2.6" opacity=".24" />
    </pattern>
  </defs>
)

export const BandAreas = ({ id, frame, bands, edges, median, pale, words, inside }: BandAreasProps) => {
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
  const divides = (_: Pieces, index: number) => {
    const [low, high] = [bands[index], bands[index + 1]]
    return low?.word !== high?.word || low?.cue !== high?.cue
  }
  const bounds = (index: number) => bands[index]?.tone === 'ok' || bands[index + 1]?.tone === 'ok'
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
  const outside = (limit: Pieces, end: number) =>
    limit
      .map((piece) => {
        const draw = area<Point>(
          (p) => x(p.x),
          end,
          (p) => y(p.y),
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
        <path d={outside(pale.low, plot.bottom) + outside(pale.high, plot.top)} className="ui-chart__pale" />
        {edges.map((edge, index) =>
          divides(edge, index) ? (
            <path
              key={index}
              d={edge.map((piece) => stroke([...piece])).join('')}
              className={bounds(index) ? 'ui-chart__edge ui-chart__edge--middle' : 'ui-chart__edge'}
            />
          ) : null,
        )}
        <path d={median.map((piece) => stroke([...piece])).join('')} className="ui-chart__median" />
      </g>
      <BandWords {...{ plot, words, inside }} />
    </>
  )
}

/** Each point says its own band: the words are for the eye. */
const BandWords = ({ plot, words, inside }: { readonly plot: Plot } & Pick<BandAreasProps, 'words' | 'inside'>) =>
  words.map(({ word, tone, strong, width, wanted, level }) => {
    const { height, end } = plate
    const ground = { x: plot.right - width - end, y: level - height / 2, width, height, rx: 5 }
    return (
      <g key={word} aria-hidden="true">
        {inside ? (
          <>
            <rect {...ground} fill={bandFill[tone]} />
            <rect {...ground} className="ui-chart__pale" />
          </>
        ) : (
          <path d={`M${plot.right + 1} ${wanted} L${plot.right + 8} ${level}`} className="ui-chart__leader" />
        )}
        <text
          x={inside ? plot.right - width / 2 - end : plot.right + 11}
          y={level + 4.5}
          textAnchor={inside ? 'middle' : 'start'}
          className={strong ? 'ui-chart__word ui-chart__word--strong' : 'ui-chart__word'}
        >
          {word}
        </text>
      </g>
    )
  })
