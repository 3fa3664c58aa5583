import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './Icon'
import { ChevronLeft } from './icons'
import { uiWords } from './words'
import './InnerHeader.css'

export interface InnerHeaderProps {
  readonly title?: string
  readonly heading?: boolean
  readonly backHref: string
  readonly onBack?: (() => void) | undefined
  readonly end?: ReactNode
}

export const InnerHeader = ({ title, heading = true, backHref, onBack, end }: InnerHeaderProps) => {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className="ui-inner">
      <Link
        href={backHref}
        className="ui-inner__back"
        aria-label={uiWords.back}
        onClick={(event) => {
          if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onBack()
        }}
      >
        <Icon of={ChevronLeft} size={26} />
      </Link>
      {title && <Title className="ui-inner__title">{title}</Title>}
      {end && <div className="ui-inner__end">{end}</div>}
    </div>
  )
}

export interface PageTitleProps {
  readonly title: string
  readonly children?: ReactNode
  readonly end?: ReactNode
}

export const PageTitle = ({ title, children, end }: PageTitleProps) => (
  <div className="ui-title">
    <div>
      <h1>{title}</h1>
      {children && <p className="second">{children}</p>}
    </div>
    {end}
  </div>
)

export const SectionTitle = ({ title, end }: { readonly title: ReactNode; readonly end?: ReactNode }) => (
  <div className="ui-title ui-title--section">
    <h2>{title}</h2>
    {end}
  </div>
)
