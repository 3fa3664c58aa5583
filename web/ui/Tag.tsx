import type { ReactNode } from 'react'
import './Tag.css'

export type TagTone = 'pandan' | 'mango' | 'brick' | 'anchan' | 'neutral' | 'white'

export interface TagProps {
  readonly tone?: TagTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <span className={`ui-tag ui-tag--${tone}`}>
    {icon}
    {children}
  </span>
)
