import type { ReactNode } from 'react'
import { Layers } from './Layers'
import './Hero.css'

export interface HeroProps {
  /** Words, and the inner header above them if the page has one. */
  readonly children: ReactNode
  /** Stands on the last layer at the right: a child by the ruler, a greeting, a family. */
  readonly art?: ReactNode
  readonly tone?: 'day' | 'night'
  /** `short` 232, `normal` 300, `tall` 420, `home` 556 high at least (phones); words and drawing share one row from 960. */
  readonly size?: 'short' | 'normal' | 'tall' | 'home'
  /** `left`: behind what stands at the left of the drawing. */
  readonly sun?: boolean | 'left'
  readonly className?: string
}

/** The head of a page: sun, rising layers, words at the left and one drawing at the right. */
export const Hero = ({ children, art, tone = 'day', size = 'normal', sun = true, className = '' }: HeroProps) => (
  <div className={`ui-hero ui-hero--${size} ui-hero--${tone} ${className}`}>
    {sun && <div className={sun === 'left' ? 'ui-hero__sun ui-hero__sun--left' : 'ui-hero__sun'} />}
    <Layers tone={tone} />
    <div className="ui-hero__in">
      <div className="ui-hero__words">{children}</div>
      {art && <div className="ui-hero__art">{art}</div>}
    </div>
  </div>
)
