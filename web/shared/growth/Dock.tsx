import type { ReactNode } from 'react'
import './dock.css'

/** The main action at the foot of a phone's screen, of a route with `dock`; from 1280 px it stands in the page. */
export const Dock = ({ children }: { readonly children: ReactNode }) => (
  <div className="growth-dock">
    <div className="growth-dock__in">{children}</div>
  </div>
)
