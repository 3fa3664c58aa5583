import type { LucideIcon } from './icons'

export interface IconProps {
  readonly of: LucideIcon
  /** In pixels; 20 to 24 beside text. */
  readonly size?: number
  /** Stroke width: 1.8, or 2 where the icon marks a choice. */
  readonly stroke?: number
  /** Give it only where no word stands beside the icon. Without it screen readers skip the icon. */
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
