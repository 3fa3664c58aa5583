import { withoutBreaks } from '@careplus/core/text'

/**
 * What is copied off a screen is what is read there: marks that only break its lines right would spoil where it is pasted.
 * Returns the way to stop.
 */
export const watchCopy = (): (() => void) => {
  const copy = (event: ClipboardEvent): void => {
    const shown = getSelection()?.toString() ?? ''
    const read = withoutBreaks(shown)
    if (event.defaultPrevented || event.clipboardData === null || read === shown) return
    event.clipboardData.setData('text/plain', read)
    event.preventDefault()
  }
  document.addEventListener('copy', copy)
  return () => document.removeEventListener('copy', copy)
}
