import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Lock } from '../../ui/icons'
import './fields.css'

export const PrivateNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="growth-private">
    <Icon of={Lock} size={20} />
    {children}
  </p>
)
