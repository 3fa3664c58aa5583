import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './Icon'
import { Plus } from './icons'
import './AddTile.css'

export const AddTile = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} className="ui-add">
    <Icon of={Plus} size={22} />
    {children}
  </Link>
)
