import type { ReactNode } from 'react'
import { Layers } from './Layers'
import './Hero.css'

export interface HeroProps {
  readonly children: ReactNode
  readonly art?: ReactNode
  readonly tone?: 'day' | 'night'
  /** Least height in px on phones: `short` 232, `normal` 300, `tall` 420; `home` by the visitor's front page. */
  readonly size?: 'short' | 'normal' | 'tall' | 'home'
  readonly sun?: boolean
  readonly className?: string
}

export const Hero = ({ children, art, tone = 'day', size = 'normal', sun = true, className = '' }: HeroProps) => (
  <div className={`ui-hero ui-hero--${size} ui-hero--${tone} ${className}`}>
    <Layers tone={tone} />
    <div className="ui-hero__in">
      <div className="ui-hero__words">{children}</div>
      {art && (
        <div className="ui-hero__art">
          {sun && <div className="ui-hero__sun" />}
          {art}
        </div>
      )}
    </div>
  </div>
)
