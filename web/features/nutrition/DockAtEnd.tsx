import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dock } from '../../shared/growth/Dock'

interface Props {
  /** The last thing of the page; null while it is not drawn yet. */
  readonly slot: HTMLElement | null
  readonly children: ReactNode
}

/** A dock whose words and deed belong to a section further up: it sticks to the foot of the whole page. */
export const DockAtEnd = ({ slot, children }: Props) => slot !== null && createPortal(<Dock>{children}</Dock>, slot)
