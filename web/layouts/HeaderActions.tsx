import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export const headerActionsId = 'header-actions'

export const HeaderActions = ({ children }: { readonly children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById(headerActionsId)), [])
  return slot === null ? null : createPortal(children, slot)
}
