import './Layers.css'

/** A layer is flat at the left and risen at the right. Every layer in the product is this curve. */
export const layerPath = (width: number, bottom: number, left: number, rise: number): string => {
  const n = (value: number) => Math.round(value * 10) / 10
  return `M0 ${n(left)} C${n(width * 0.4125)} ${n(left)} ${n(width * 0.55)} ${n(left - rise * 0.88)} ${n(width)} ${n(left - rise)} V${bottom} H0Z`
}

export interface LayersProps {
  readonly kind?: 'hero' | 'card' | 'footer'
  readonly tone?: 'day' | 'night' | 'mango' | 'dark'
  readonly className?: string
}

const shapes = {
  hero: {
    height: 400,
    layers: [
      [264, 114],
      [318, 114],
      [368, 114],
    ],
  },
  card: {
    height: 200,
    layers: [
      [160, 70],
      [188, 70],
      [214, 70],
    ],
  },
  footer: {
    height: 40,
    layers: [
      [24, 24],
      [32, 24],
      [40, 24],
    ],
  },
} as const

export const Layers = ({ kind = 'hero', tone = 'day', className = '' }: LayersProps) => {
  const { height, layers } = shapes[kind]
  return (
    <svg
      fill="none"
      className={`ui-layers ui-layers--${kind} ui-layers--${tone} ${className}`}
      viewBox={`0 0 360 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {layers.map(([left, rise], index) => (
        <path key={left} className={`ui-layers__${index + 1}`} d={layerPath(360, height, left, rise)} />
      ))}
      {kind === 'hero' && (
        <path className="ui-layers__edge" d={`M0 ${height} Q190 ${height} 360 ${height - 38} V${height + 1} H0Z`} />
      )}
    </svg>
  )
}
