import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './Icon'
import { ChevronDown, ChevronRight } from './icons'
import './Card.css'

export interface CardProps {
  /** `plain` is white with a border, the others are tinted without one. A card never stands inside a card. */
  readonly tone?: 'plain' | 'pandan' | 'mango' | 'dark' | 'sunk' | 'error'
  readonly as?: 'div' | 'section' | 'article' | 'li'
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

export const Card = ({ tone = 'plain', as: Tag = 'div', className = '', label, children }: CardProps) => (
  <Tag className={`ui-card ui-card--${tone} ${className}`} aria-label={label}>
    {children}
  </Tag>
)

export interface CardLinkProps extends Omit<CardProps, 'as' | 'label'> {
  readonly href: string
}

export const CardLink = ({ tone = 'plain', href, className = '', children }: CardLinkProps) => (
  <Link href={href} className={`ui-card ui-card--${tone} ui-card--link ${className}`}>
    {children}
  </Link>
)

export const Rows = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <ul className="ui-card ui-card--plain ui-rows" aria-label={label}>
    {children}
  </ul>
)

export interface RowProps {
  readonly title: ReactNode
  readonly second?: ReactNode
  readonly lead?: ReactNode
  readonly end?: ReactNode
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly current?: boolean
}

export const Row = ({ title, second, lead, end, href, onPress, current = false }: RowProps) => {
  const inside = (
    <>
      {lead && <span className="ui-row__lead">{lead}</span>}
      <span className="ui-row__words">
        <span className="ui-row__title">{title}</span>
        {second && <span className="ui-row__second">{second}</span>}
      </span>
      {end && <span className="ui-row__end">{end}</span>}
      {(href ?? onPress) && <Icon of={ChevronRight} size={20} className="ui-row__arrow" />}
    </>
  )
  if (href !== undefined)
    return (
      <li>
        <Link href={href} className="ui-row" aria-current={current || undefined}>
          {inside}
        </Link>
      </li>
    )
  return (
    <li>
      {onPress ? (
        <button type="button" className="ui-row" onClick={onPress}>
          {inside}
        </button>
      ) : (
        <div className="ui-row">{inside}</div>
      )}
    </li>
  )
}

export const IconTile = ({
  tone = 'pandan',
  children,
}: {
  readonly tone?: 'pandan' | 'mango' | 'brick'
  readonly children: ReactNode
}) => <span className={`ui-tile ui-tile--${tone}`}>{children}</span>

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode
}

export const Fold = ({ title, className = '', children, ...details }: FoldProps) => (
  <details className={`ui-fold ${className}`} {...details}>
    <summary>
      {title}
      <Icon of={ChevronDown} size={20} />
    </summary>
    {children}
  </details>
)
