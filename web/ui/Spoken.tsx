import { inFullWords } from '@careplus/core/words'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

/** A short text, such as a figure with its unit or a date, that is shown as it is and read aloud in full words. What is no text
 *  stands as it is. */
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
