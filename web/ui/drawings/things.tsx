import type { ReactNode } from 'react'
import { Child } from './Child'
import { Drawing } from './Drawing'
import { PintoFigure } from './Pinto'

interface Picture {
  readonly ground: string
  readonly viewBox: string
  readonly shapes: ReactNode
}

const shade = <ellipse cx="60" cy="103" rx="38" ry="5" fill="#0B3B30" opacity=".12" />

const pictures = {
  pinto: {
    ground: '#DDF1E6',
    viewBox: '0 0 120 120',
    shapes: (
      <g transform="translate(23 5) scale(.65)">
        <PintoFigure full={3} tiers={3} marks={false} />
      </g>
    ),
  },
  book: {
    ground: '#FDE3A9',
    viewBox: '0 0 120 120',
    shapes: (
      <>
        {shade}
        <g transform="rotate(-8 60 64)">
          <path d="M30 30a6 6 0 0 1 6-6h46a4 4 0 0 1 4 4v66a4 4 0 0 1-4 4H36a6 6 0 0 1-6-6z" fill="#0C5B49" />
          <path d="M36 90h50v4a4 4 0 0 1-4 4H36a4 4 0 0 1 0-8z" fill="#FFF6DF" />
          <path d="M30 30a6 6 0 0 1 6-6h2v66h-2a6 6 0 0 0-6 4z" fill="#083B30" />
          <circle cx="66" cy="46" r="10" fill="#F4B13E" />
          <path d="M38 78c18-2 30-16 48-18v26H38z" fill="#7CC4A4" />
          <path d="M38 86c18-2 30-12 48-14v16H38z" fill="#2A8C70" />
        </g>
      </>
    ),
  },
  ruler: {
    ground: '#BCE2CF',
    viewBox: '0 0 120 120',
    shapes: (
      <>
        <rect x="44" y="8" width="34" height="104" rx="6" fill="#FFF6DF" />
        <path
          d="M44 104h16M44 80h16M44 56h16M44 32h16M44 96h9M44 88h9M44 72h9M44 64h9M44 48h9M44 40h9M44 24h9M44 16h9"
          stroke="#8A5200"
          strokeWidth="2"
        />
        <path d="M78 40c10-12 22-10 26-6-2 10-16 14-26 6z" fill="#2A8C70" />
        <path d="M44 66c-10-12-22-10-26-6 2 10 16 14 26 6z" fill="#0C5B49" />
        <path d="M78 84c8-10 18-8 21-5-2 8-13 11-21 5z" fill="#15755E" />
      </>
    ),
  },
  towel: {
    ground: '#DCE8F2',
    viewBox: '0 0 120 120',
    shapes: (
      <>
        {shade}
        <rect x="24" y="44" width="72" height="20" rx="10" fill="#F4B13E" />
        <rect x="22" y="62" width="76" height="20" rx="10" fill="#FFF6DF" />
        <rect x="20" y="80" width="80" height="21" rx="10" fill="#2A8C70" />
        <path d="M36 80v21M44 80v21" stroke="#fff" strokeWidth="3" opacity=".6" />
        <path d="M38 62v20" stroke="#7CC4A4" strokeWidth="3" />
      </>
    ),
  },
  scale: {
    ground: '#FFF2D4',
    viewBox: '0 0 120 120',
    shapes: (
      <>
        {shade}
        <rect x="22" y="58" width="76" height="42" rx="12" fill="#0C5B49" />
        <rect x="42" y="70" width="36" height="18" rx="5" fill="#DDF1E6" />
        <path d="M50 82v-4M56 82v-6M62 82v-8M68 82v-5" stroke="#0A4A3C" strokeWidth="2.4" strokeLinecap="round" />
        <rect x="28" y="46" width="64" height="9" rx="4.5" fill="#2A8C70" />
        <circle cx="50" cy="34" r="12" fill="#F4B13E" />
        <circle cx="70" cy="36" r="10" fill="#E2714B" />
      </>
    ),
  },
  bowl: {
    ground: '#FDE3A9',
    viewBox: '0 0 96 96',
    shapes: (
      <>
        <ellipse cx="48" cy="80" rx="34" ry="5" fill="#0B3B30" opacity=".12" />
        <path d="M30 36c-2-9 8-13 13-8 3-8 16-7 17 1 8-2 13 6 8 12z" fill="#fff" />
        <circle cx="58" cy="38" r="9" fill="#E2714B" />
        <circle cx="39" cy="39" r="7" fill="#2A8C70" />
        <circle cx="47" cy="34" r="6" fill="#7CC4A4" />
        <path d="M16 42h64c0 20-12 36-32 36S16 62 16 42z" fill="#0C5B49" />
        <path d="M16 42h64c0 4-.5 7-1.5 10h-61C16.500 49 16 46 16 42z" fill="#2A8C70" />
      </>
    ),
  },
  sleep: {
    ground: '#CDD1F0',
    viewBox: '0 0 96 96',
    shapes: (
      <>
        <path d="M68 12a14 14 0 1 0 14 17 12 12 0 0 1-14-17z" fill="#FBD27A" />
        <path d="M12 62c0-8 6-12 14-12h46c8 0 14 5 14 13v21H12z" fill="#7CC4A4" />
        <path d="M12 66q18-8 37 0t37 0v18H12z" fill="#2A8C70" />
        <ellipse cx="36" cy="47" rx="19" ry="17" fill="#EDB98C" />
        <path d="M17 46c0-14 9-21 20-21 9 0 18 6 18 15-8 0-22-1-28-6-2 5-6 9-10 12z" fill="#3A2620" />
        <path
          d="M27 50q3 2.500 6 0M41 50q3 2.500 6 0M34 56q3 2 6 0"
          stroke="#3A2620"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
      </>
    ),
  },
  play: {
    ground: '#F9CDB9',
    viewBox: '0 0 96 96',
    shapes: (
      <>
        <path d="M0 70C26 68 50 54 96 50V96H0z" fill="#E2714B" />
        <circle cx="72" cy="24" r="11" fill="#FBD27A" />
        <g transform="translate(46 84) scale(.24)">
          <Child sex="boy" pose="cheer" smile="open" />
        </g>
      </>
    ),
  },
  parcel: {
    ground: '#DDF1E6',
    viewBox: '60 60 240 210',
    shapes: (
      <>
        <ellipse cx="180" cy="250" rx="96" ry="9" fill="#0B3B30" opacity=".12" />
        <path d="M96 150h168v92a8 8 0 0 1-8 8H104a8 8 0 0 1-8-8z" fill="#E0A95F" />
        <path d="M88 128a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8v26H88z" fill="#F4B13E" />
        <path d="M164 120h32v56l-16-9-16 9z" fill="#0C5B49" />
        <path d="M112 196h44M112 212h28" stroke="#FFF6DF" strokeWidth="7" strokeLinecap="round" />
        <path
          d="M180 120c-22-44-64-38-58-14 4 16 38 16 58 14zm0 0c22-44 64-38 58-14-4 16-38 16-58 14z"
          fill="none"
          stroke="#0C5B49"
          strokeWidth="9"
          strokeLinejoin="round"
        />
      </>
    ),
  },
} satisfies Record<string, Picture>

export type ThingName = keyof typeof pictures
export const objectDrawingNames = Object.keys(pictures) as ReadonlyArray<ThingName>

export interface ThingProps {
  readonly name: ThingName
  readonly ground?: boolean
  readonly label?: string
  readonly className?: string
}

export const Thing = ({ name, ground = true, label, className }: ThingProps) => {
  const { viewBox, shapes, ground: fill } = pictures[name]
  return (
    <Drawing viewBox={viewBox} label={label} className={className}>
      {ground && <path d="M-999 -999H1999V1999H-999Z" fill={fill} />}
      {shapes}
    </Drawing>
  )
}
