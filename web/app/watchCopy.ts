import { withoutBreaks } from '@careplus/core/text'

/** What is copied off a screen is what is read there: marks that only break its lines right would spoil where it is pasted. */
export const watchCopy = (): void => {
  document.addEventListener('copy', (event) => {
    const shown = getSelection()?.toString() ?? ''
    const read = withoutBreaks(shown)
    if (event.defaultPrevented || event.clipboardData === null || read === shown) return
    event.clipboardData.setData('text/plain', read)
    event.preventDefault()
  })
}
