import type { ReactNode } from 'react'
import './dock.css'

/** The main action of a route with `dock`: at the foot of a phone's screen, in the page from 1280 px. */
export const Dock = ({ children }: { readonly children: ReactNode }) => (
  <div className="growth-dock">
    <div className="growth-dock__in">{children}</div>
  </div>
)
