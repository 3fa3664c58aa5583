import { Drawing } from './Drawing'
import './pinto.css'

export interface PintoProps {
  readonly full: number
  readonly tiers?: number
  /** How much of the next tier is done, 0 to 1. */
  readonly next?: number
  readonly marks?: boolean
  readonly label?: string
  readonly className?: string
}

const cloths = [
  ['#F4B13E', '#FBD27A'],
  ['#7CC4A4', '#BCE2CF'],
  ['#F0A27C', '#F9CDB9'],
  ['#2A8C70', '#7CC4A4'],
] as const

const Tier = ({
  y,
  index,
  full,
  next,
  marks,
}: {
  y: number
  index: number
  full: boolean
  next: number
  marks: boolean
}) => {
  const [body, rim] = cloths[index % cloths.length] ?? cloths[0]
  const box = `M18 ${y} h84 v17 q0 7 -7 7 h-70 q-7 0 -7 -7z`
  return (
    <g className={full ? 'ui-pinto__full' : undefined}>
      <path d={box} fill={full ? body : '#fff'} stroke={full ? 'none' : '#9CC3B0'} strokeWidth="2" />
      {!full && next > 0 && <rect x="19" y={y + 23 - 22 * next} width="82" height={22 * next} rx="4" fill={rim} />}
      <rect
        x="14"
        y={y - 5}
        width="92"
        height="7"
        rx="3.5"
        fill={full ? rim : '#fff'}
        stroke={full ? 'none' : '#9CC3B0'}
        strokeWidth="2"
      />
      {marks && full && (
        <path
          d={`m53 ${y + 12} 5 5 9 -9.5`}
          fill="none"
          stroke="#083B30"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {marks && !full && (
        <text x="60" y={y + 19} fill="#47605A" className="ui-pinto__number">
          {index + 1}
        </text>
      )}
    </g>
  )
}

/** A tiffin that fills tier by tier. Its ground has to be mango-300, pandan-100 or white. */
export const PintoFigure = ({ full, tiers = 4, next = 0, marks = true }: Omit<PintoProps, 'label' | 'className'>) => {
  const height = 64 + tiers * 34
  const done = full >= tiers
  return (
    <g>
      <ellipse cx="60" cy={height - 6} rx="52" ry="5" fill="#0B3B30" opacity=".12" />
      <path
        d={`M7 ${height - 11} V40 Q7 12 36 10 H84 Q113 12 113 40 V${height - 11} Z`}
        fill="none"
        className="ui-pinto__frame"
        stroke="#0C5B49"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <rect x="40" y="4" width="40" height="11" rx="5.5" fill="#F4B13E" />
      {Array.from({ length: tiers }, (_, i) => (
        <Tier key={i} index={i} y={height - 38 - i * 34} full={i < full} next={i === full ? next : 0} marks={marks} />
      ))}
      <path d="M17 55 C19 40 38 35 60 35 S101 40 103 55Z" fill={done ? '#F4B13E' : '#BCE2CF'} />
      <circle cx="60" cy="32" r="5" fill="#0C5B49" />
    </g>
  )
}

export const Pinto = ({ label, className, ...pinto }: PintoProps) => (
  <Drawing viewBox={`0 0 120 ${64 + (pinto.tiers ?? 4) * 34}`} label={label} className={className}>
    <PintoFigure {...pinto} />
  </Drawing>
)
