import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { Icon } from './Icon'
import { RotateCw } from './icons'
import { BrokenScene } from './drawings/scenes'
import { uiWords } from './words'

export interface ErrorStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly retryLabel?: string
  readonly busy?: boolean
  readonly headingLevel?: 1 | 2 | 3
}

export const ErrorState = ({
  title,
  children,
  onRetry,
  retryLabel = uiWords.retry,
  busy,
  headingLevel,
}: ErrorStateProps) => (
  <EmptyState
    live
    title={title}
    headingLevel={headingLevel ?? 2}
    art={<BrokenScene className="ui-empty__art" />}
    action={
      onRetry && (
        <Button
          tone="second"
          onClick={onRetry}
          busy={busy}
          busyLabel={uiWords.loading}
          icon={<Icon of={RotateCw} size={20} />}
        >
          {retryLabel}
        </Button>
      )
    }
  >
    {children}
  </EmptyState>
)
