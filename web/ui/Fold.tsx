import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { ChevronDown } from './icons'
import './Fold.css'

interface Props {
  readonly title: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** Text that opens at a press; its chevron turns. */
export const Fold = ({ title, className = '', children }: Props) => (
  <details className={`ui-fold ${className}`}>
    <summary>
      {title}
      <Icon of={ChevronDown} size={20} />
    </summary>
    {children}
  </details>
)
