import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Lock } from '../../ui/icons'
import './fields.css'

/** Under a form's figures: where they go, and where they do not. */
export const PrivateNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="growth-private">
    <Icon of={Lock} size={20} />
    {children}
  </p>
)
