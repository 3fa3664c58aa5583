import {
  codeInputReducer,
  codeText,
  emptyCodeInput,
  type CodeInput as CodeInputState,
  type CodeInputEvent,
  type CodeType,
} from '@careplus/core/otp'
import { useEffect, useId, useReducer, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Icon } from './Icon'
import { TriangleAlert } from './icons'
import './CodeInput.css'

export interface CodeInputProps {
  readonly label: string
  /** The core's state of the row: from `useCodeInput`, or from a machine. */
  readonly input: CodeInputState
  readonly onEvent: (event: CodeInputEvent) => void
  /** Turns every box brick; says the attempts left. */
  readonly error?: string | undefined
  readonly autoFocus?: boolean
  readonly disabled?: boolean
}

/** The row's state where no machine holds it. */
export const useCodeInput = (options: { readonly length?: number; readonly type?: CodeType } = {}) =>
  useReducer(codeInputReducer, options, emptyCodeInput)

const moves: Partial<Record<string, CodeInputEvent>> = {
  ArrowLeft: { _tag: 'moved', to: 'left' },
  ArrowRight: { _tag: 'moved', to: 'right' },
  Home: { _tag: 'moved', to: 'first' },
  End: { _tag: 'moved', to: 'last' },
}

/** What a browser is about to do to the text, in the row's words; null: let it, and read the outcome. */
const meant = (event: InputEvent, length: number): CodeInputEvent | null => {
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  // iOS fills a code from a message as one inserted text.
  if (event.inputType === 'insertText')
    return { _tag: text.length > 1 && text.length >= length ? 'filled' : 'typed', text }
  if (event.inputType.startsWith('insertFrom')) return { _tag: 'pasted', text }
  if (event.inputType === 'deleteContentForward') return { _tag: 'deletePressed' }
  return event.inputType.startsWith('delete') ? { _tag: 'backspacePressed' } : null
}

/**
 * Boxes drawn over one real input: one label, one tab stop, and autofill, paste and every software keyboard work. What
 * each of them does to the boxes is the core's reducer.
 */
export const CodeInput = ({ label, input, onEvent, error, autoFocus = false, disabled = false }: CodeInputProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const value = codeText(input)
  const numeric = input.type === 'numeric'
  const { length } = input.boxes

  // React's onBeforeInput is a synthetic event without inputType, so this one is listened to directly.
  useEffect(() => {
    const element = field.current
    const listen = (event: InputEvent) => {
      const what = event.cancelable ? meant(event, length) : null
      if (what === null) return
      event.preventDefault()
      onEvent(what)
    }
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [onEvent, length])

  useEffect(() => field.current?.setSelectionRange(value.length, value.length), [value, input.focus])

  const changed = (next: string) => {
    if (next.length < value.length) onEvent({ _tag: 'backspacePressed' })
    else if (next.startsWith(value)) onEvent({ _tag: 'typed', text: next.slice(value.length) })
    else onEvent({ _tag: 'filled', text: next })
  }
  const keyed = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    onEvent(move)
  }
  const pointed = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onEvent({ _tag: 'focused', box: Math.floor(((event.clientX - left) / width) * input.boxes.length) })
  }

  return (
    <div className="ui-code" data-error={error !== undefined || undefined}>
      <div className="ui-code__row">
        <input
          ref={field}
          id={id}
          className="ui-code__input"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={numeric ? 'numeric' : 'text'}
          {...(numeric ? { pattern: '[0-9]*' } : {})}
          autoFocus={autoFocus}
          disabled={disabled}
          value={value}
          onChange={(event) => changed(event.target.value)}
          onKeyDown={keyed}
          onPointerUp={pointed}
        />
        {input.boxes.map((character, index) => (
          <span
            key={index}
            aria-hidden="true"
            className="ui-code__box"
            data-here={index === input.focus || undefined}
            data-filled={character !== '' || undefined}
          >
            {character || <span className="ui-code__caret" />}
          </span>
        ))}
      </div>
      <div aria-live="polite">
        {error !== undefined && (
          <p className="ui-code__error" id={`${id}-error`}>
            <Icon of={TriangleAlert} size={20} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
