import type { ReactNode } from 'react'
import { Drawing } from './drawings/Drawing'
import { LeafChild } from './drawings/LeafChild'
import './EmptyState.css'

export interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
  /** The address of one of the project's drawings in `drawings/empty`, fetched only where it is seen. */
  readonly drawing?: string
  readonly art?: ReactNode
  /** For a failure, which screen readers announce when it appears; an empty list is not announced. */
  readonly live?: boolean
}

export const EmptyState = ({
  title,
  children,
  action,
  headingLevel = 2,
  drawing,
  art,
  live = false,
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="ui-empty" role={live ? 'alert' : undefined}>
      {art ??
        (drawing === undefined ? (
          <Drawing viewBox="-100 -340 200 350" className="ui-empty__art">
            <ellipse cy="-4" rx="92" ry="14" fill="var(--pandan-100)" />
            <LeafChild />
          </Drawing>
        ) : (
          <img
            src={drawing}
            alt=""
            width={180}
            height={150}
            loading="lazy"
            decoding="async"
            className="ui-empty__art"
          />
        ))}
      <Heading className="ui-empty__title">{title}</Heading>
      {children && <p className="ui-empty__words">{children}</p>}
      {action && <div className="ui-empty__action">{action}</div>}
    </div>
  )
}
