import { toTenth } from '@careplus/core/internal/growth-pictures'
import './ruler.css'

export interface RulerProps {
  readonly x: number
  /** How many units are drawn for one centimetre. */
  readonly perCm: number
  readonly height: number
  readonly tick?: number
  readonly label?: number
  /** Numbers nearer than this many cm to the flag's level would stand behind it, and are left out. */
  readonly clearOf?: number | undefined
}

export const Ruler = ({ x, perCm, height, tick = 1, label = 10, clearOf }: RulerProps) => {
  const marks = Array.from({ length: Math.floor((height - 8) / (perCm * tick)) }, (_, i) => (i + 1) * tick)
  const at = (cm: number) => toTenth(-cm * perCm)
  const line = (cms: ReadonlyArray<number>, width: number) => cms.map((cm) => `M${x + 7} ${at(cm)} h${width}`).join('')
  const numbered = marks.filter((cm) => cm % label === 0)
  return (
    <g>
      <rect x={x} y={toTenth(-height - 7)} width="51" height={toTenth(height + 7)} rx="9" fill="#FFF" opacity=".6" />
      <rect
        x={x + 7}
        y={toTenth(-height)}
        width="37"
        height={toTenth(height - 3)}
        rx="5"
        fill="#FFF6DF"
        stroke="#E6C67F"
        strokeWidth="1.2"
      />
      <g fill="none" stroke="#B98A2F" strokeLinecap="round">
        <path
          d={line(
            marks.filter((cm) => cm % (label / 2) !== 0),
            8,
          )}
          strokeWidth="1.1"
        />
        <path
          d={line(
            marks.filter((cm) => cm % label === label / 2),
            14,
          )}
          strokeWidth="1.3"
        />
        <path d={line(numbered, 20)} strokeWidth="1.8" />
      </g>
      {numbered
        .filter((cm) => clearOf === undefined || Math.abs(cm - clearOf) * perCm > 24)
        .map((cm) => (
          <text key={cm} x={x + 41} y={toTenth(-cm * perCm - 4)} className="ui-ruler__number">
            {cm}
          </text>
        ))}
    </g>
  )
}

export interface FlagProps {
  readonly from: number
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Width of the flag's box in units: a letter is about half as wide as it is high. */
export const flagWidth = (text: string): number => text.length * 9.4 + 24

export const Flag = ({ from, x, y, text }: FlagProps) => {
  const width = flagWidth(text)
  return (
    <g className="ui-flag">
      <path d={`M${from} ${y} H${x - 2}`} stroke="#3C4494" strokeWidth="2.4" strokeDasharray="5 5" />
      <path d={`M${x} ${y} l10 -9 v18Z`} fill="#3C4494" />
      <rect x={x + 8} y={y - 16} width={toTenth(width)} height="32" rx="7" fill="#3C4494" />
      <text x={toTenth(x + 8 + width / 2)} y={y + 6.5} className="ui-flag__text">
        {text}
      </text>
    </g>
  )
}
