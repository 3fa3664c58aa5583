import type { ReactNode } from 'react'

export interface DrawingProps {
  readonly viewBox: string
  /** A Thai label makes it an image for screen readers; without one it is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Drawing = ({ viewBox, label, className = '', children }: DrawingProps) => (
  <svg
    viewBox={viewBox}
    className={`ui-drawing ${className}`}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
)
