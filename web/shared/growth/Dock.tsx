import type { ReactNode } from 'react'
import './dock.css'

export const Dock = ({ children }: { readonly children: ReactNode }) => (
  <div className="growth-dock">
    <div className="growth-dock__in">{children}</div>
  </div>
)
