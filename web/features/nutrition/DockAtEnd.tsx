import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dock } from '../../shared/growth/Dock'

interface Props {
  /** An element at the end of the page; null before it is drawn. */
  readonly slot: HTMLElement | null
  readonly children: ReactNode
}

export const DockAtEnd = ({ slot, children }: Props) => slot !== null && createPortal(<Dock>{children}</Dock>, slot)
