import type { LucideIcon } from './icons'

export interface IconProps {
  readonly of: LucideIcon
  /** Pixels; 20 to 24 beside text. */
  readonly size?: number
  /** 1.8; 2 when it marks what is chosen. */
  readonly stroke?: number
  /** Only where no word stands beside the icon. Without it the icon is hidden from screen readers. */
  readonly label?: string
  readonly className?: string
}

export const Icon = ({ of: Shape, size = 22, stroke = 1.8, label, className = '' }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={stroke}
    className={`ui-icon ${className}`}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
