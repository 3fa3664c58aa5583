import { uiWords } from '../words'
import { Drawing } from './Drawing'
import { LeafChild } from './LeafChild'
import { PintoFigure } from './Pinto'
import { Flag, Ruler } from './Ruler'

export interface SceneProps {
  readonly label?: string
  readonly className?: string
}

export const NotFoundScene = ({ label, className }: SceneProps) => (
  <Drawing viewBox="-70 -500 300 520" label={label} className={className}>
    <Ruler x={96} perCm={1.2} height={500} tick={10} label={100} />
    <Flag from={20} x={128} y={-480} text={`404 ${uiWords.centimetres}`} />
    <g transform="scale(.82)">
      <LeafChild />
    </g>
  </Drawing>
)

const Cloud = ({ x, y, scale, opacity }: { x: number; y: number; scale: number; opacity: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} fill="#fff" opacity={opacity}>
    <rect width="118" height="40" rx="20" />
    <circle cx="46" cy="8" r="30" />
    <circle cx="86" cy="14" r="22" />
  </g>
)

export const OfflineScene = ({ label, className }: SceneProps) => (
  <Drawing viewBox="-70 -360 380 370" label={label} className={className}>
    <Cloud x={70} y={-300} scale={0.86} opacity={1} />
    <Cloud x={222} y={-292} scale={0.6} opacity={0.6} />
    <g transform="scale(.82)">
      <LeafChild />
      <path d="M48 -112 q18 8 34 -6" fill="none" stroke="#47605A" strokeWidth="4" strokeLinecap="round" />
    </g>
    <path
      d="M128 -128 q40 6 68 -22"
      fill="none"
      stroke="#47605A"
      strokeWidth="3.4"
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
    <g transform="translate(224 -190) rotate(24) scale(1.1)">
      <path d="M0 -46 L32 0 L0 54 L-32 0Z" fill="#E2714B" />
      <path d="M0 -46 L32 0 L0 4Z" fill="#F4B13E" />
      <path d="M0 54 L-32 0 L0 4Z" fill="#15755E" />
      <path d="M0 54 q14 14 2 28 t4 26" stroke="#15755E" strokeWidth="4" fill="none" strokeLinecap="round" />
    </g>
  </Drawing>
)

export const MaintenanceScene = ({ label, className }: SceneProps) => (
  <Drawing viewBox="-90 -40 300 250" label={label} className={className}>
    <path d="M146 -34 a44 44 0 1 1 -36 70 a38 38 0 0 0 36 -70z" fill="#FBD27A" />
    <g fill="#fff">
      <circle cx="-50" cy="-4" r="3" />
      <circle cx="-14" cy="22" r="3" />
      <circle cx="-30" cy="66" r="2.4" />
      <circle cx="-74" cy="104" r="2.4" />
      <circle cx="190" cy="72" r="2.4" />
    </g>
    <PintoFigure full={2} marks={false} />
  </Drawing>
)

export const BrokenScene = ({ label, className }: SceneProps) => (
  <Drawing viewBox="-70 -330 250 345" label={label} className={className}>
    <g transform="scale(.9)">
      <LeafChild />
    </g>
    <ellipse cx="122" cy="-1" rx="46" ry="5" fill="#0B3B30" opacity=".12" />
    <g transform="rotate(-9 122 -20)">
      <path d="M84 -34 h76 v20 q0 8 -8 8 h-60 q-8 0 -8 -8z" fill="#F4B13E" />
      <rect x="80" y="-40" width="84" height="8" rx="4" fill="#FBD27A" />
    </g>
    <g transform="rotate(14 140 -44)">
      <path d="M92 -46 C94 -62 108 -67 124 -67 S154 -62 156 -46Z" fill="#BCE2CF" />
      <circle cx="124" cy="-70" r="5" fill="#0C5B49" />
    </g>
  </Drawing>
)

export const CodeSentScene = ({ label, className }: SceneProps) => (
  <Drawing viewBox="0 0 196 136" label={label} className={className}>
    <circle cx="118" cy="44" r="40" fill="#FBD27A" />
    <path d="M0 104 C80 104 108 75 196 70 V136 H0Z" fill="#DDF1E6" />
    <path d="M0 118 C80 118 108 95 196 90 V136 H0Z" fill="#BCE2CF" />
    <rect x="36" y="30" width="112" height="80" rx="12" fill="#fff" />
    <path d="M36 42 a12 12 0 0 1 12 -12 h88 a12 12 0 0 1 12 12 v4 l-50 34 q-6 4 -12 0 l-50 -34z" fill="#0A4A3C" />
    <g fill="#7CC4A4">
      <circle cx="71" cy="94" r="4" />
      <circle cx="85" cy="94" r="4" />
      <circle cx="99" cy="94" r="4" />
      <circle cx="113" cy="94" r="4" />
    </g>
  </Drawing>
)
