import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dock } from '../../shared/growth/Dock'

interface Props {
  /** An element at the end of the page; null before it is drawn. */
  readonly slot: HTMLElement | null
  readonly children: ReactNode
}

/** A dock that belongs to a section further up, drawn at the end of the page so that it sticks to the bottom of the screen. */
export const DockAtEnd = ({ slot, children }: Props) => slot !== null && createPortal(<Dock>{children}</Dock>, slot)
