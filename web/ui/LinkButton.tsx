import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass, type ButtonAppearance } from './Button'
import './Button.css'

export interface LinkButtonProps extends ButtonAppearance {
  /** A path of this app; a `tel:`, `mailto:` or full address becomes a plain link. */
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const LinkButton = ({ href, icon, className, children, ...appearance }: LinkButtonProps) => {
  const face = (
    <span className="ui-button__face">
      {icon}
      <span>{children}</span>
    </span>
  )
  const names = buttonClass(appearance, className)
  return href.startsWith('/') ? (
    <Link href={href} className={names}>
      {face}
    </Link>
  ) : (
    <a href={href} className={names}>
      {face}
    </a>
  )
}
