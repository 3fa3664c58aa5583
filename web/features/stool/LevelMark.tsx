import { levelWords, type StoolLevel } from '@careplus/core/stool'
import './levelMark.css'

const shapes: Readonly<Record<StoolLevel, string>> = {
  normal: 'M20 4a16 16 0 1 0 0 32a16 16 0 1 0 0 -32Z',
  watch: 'M10 5h20a5 5 0 0 1 5 5v20a5 5 0 0 1 -5 5h-20a5 5 0 0 1 -5 -5v-20a5 5 0 0 1 5 -5Z',
  'doctor-24h': 'M20 4L38 35H2Z',
  'doctor-today': 'M20 2L38 20L20 38L2 20Z',
  emergency: 'M13 3.5H27L36.5 13V27L27 36.5H13L3.5 27V13Z',
}

const foot = (level: StoolLevel): number => (level === 'doctor-24h' ? 31.5 : 26.5)

interface Props {
  readonly level: StoolLevel
  /** Give it only where no word stands beside the mark. */
  readonly label?: string
  readonly size?: 'calendar' | 'row' | 'hero'
}

export const LevelMark = ({ level, label, size = 'row' }: Props) => (
  <svg
    viewBox="0 0 40 40"
    className={`stool-mark stool-mark--${level} stool-mark--${size}`}
    focusable="false"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={shapes[level]} />
    <text x="20" y={foot(level)} textAnchor="middle">
      {levelWords[level].letter}
    </text>
  </svg>
)
