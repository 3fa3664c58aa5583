import type { ReactNode } from 'react'
import { Layers } from './Layers'
import './Hero.css'

export interface HeroProps {
  readonly children: ReactNode
  readonly art?: ReactNode
  readonly tone?: 'day' | 'night'
  /** Least height in px on phones: `short` 232, `normal` 300, `tall` 420, `home` 556. From 960 px words and drawing share one
   *  row. */
  readonly size?: 'short' | 'normal' | 'tall' | 'home'
  /** `left`: the sun stands at the left of the drawing, not at its right. */
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
