import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Lock } from '../../ui/icons'
import './fields.css'

/** Says where the figures of a form are stored and sent. */
export const PrivateNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="growth-private">
    <Icon of={Lock} size={20} />
    {children}
  </p>
)
