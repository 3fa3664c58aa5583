import type { CodeInputEvent } from '@careplus/core/otp'

export interface Selected {
  readonly selectionStart: number | null
  readonly selectionEnd: number | null
}

export const isRange = ({ selectionStart, selectionEnd }: Selected): boolean => selectionStart !== selectionEnd

/** null: the browser edits and `editDone` reads the outcome of a replacement, long deletion or composition. */
export const editAhead = (event: InputEvent, selected: Selected, length: number): CodeInputEvent | null => {
  if (!event.cancelable || event.isComposing || isRange(selected)) return null
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  switch (event.inputType) {
    case 'insertText':
      // iOS fills a code from a message as one inserted text.
      return { _tag: text.length > 1 && text.length >= length ? 'filled' : 'typed', text }
    case 'insertFromPaste':
    case 'insertFromDrop':
      return { _tag: 'pasted', text }
    case 'deleteContentBackward':
      return { _tag: 'backspacePressed' }
    case 'deleteContentForward':
      return { _tag: 'deletePressed' }
    default:
      return null
  }
}

/** An edit that is not one step at the caret replaces the whole row. */
export const editDone = (before: string, after: string, replaced: boolean): CodeInputEvent => {
  if (!replaced && before !== '' && after === before.slice(0, -1)) return { _tag: 'backspacePressed' }
  return !replaced && after.startsWith(before)
    ? { _tag: 'typed', text: after.slice(before.length) }
    : { _tag: 'filled', text: after }
}
