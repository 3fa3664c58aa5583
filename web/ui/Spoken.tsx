import { inFullWords } from '@careplus/core/words'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

/** Shown as it is, and read aloud in full words. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => {
  const spoken = typeof children === 'string' ? inFullWords(children) : children
  return spoken === children ? (
    children
  ) : (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  )
}
