import { withoutBreaks } from '@careplus/core/text'

/** Copied text loses the marks that only control line breaks. */
export const watchCopy = (): (() => void) => {
  const copy = (event: ClipboardEvent): void => {
    const shown = getSelection()?.toString() ?? ''
    const plain = withoutBreaks(shown)
    if (event.defaultPrevented || event.clipboardData === null || plain === shown) return
    event.clipboardData.setData('text/plain', plain)
    event.preventDefault()
  }
  document.addEventListener('copy', copy)
  return () => document.removeEventListener('copy', copy)
}
