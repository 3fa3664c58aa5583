import type { ReactNode } from 'react'
import './VisuallyHidden.css'

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="ui-hidden">{children}</span>
)
