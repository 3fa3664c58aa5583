import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { Lock } from '../icons'
import './fields.css'

/** Under a form's figures: where they go, and where they do not. */
export const PrivateNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="growth-private">
    <Icon of={Lock} size={20} />
    {children}
  </p>
)
