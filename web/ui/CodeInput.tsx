import {
  codeInputReducer,
  emptyCodeInput,
  type CodeInput as CodeInputState,
  type CodeInputEvent,
  type CodeType,
} from '@careplus/core/otp'
import { codeText } from '@careplus/core/internal/otp'
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type CompositionEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { editAhead, editDone, isRange } from './codeEdit'
import { Icon } from './Icon'
import { TriangleAlert } from './icons'
import { uiWords } from './words'
import './CodeInput.css'

export interface CodeInputProps {
  readonly label: string
  readonly input: CodeInputState
  readonly onEvent: (event: CodeInputEvent) => void
  readonly error?: string | undefined
  readonly autoFocus?: boolean
  readonly disabled?: boolean
}

export const useCodeInput = (options: { readonly length?: number; readonly type?: CodeType } = {}) =>
  useReducer(codeInputReducer, options, emptyCodeInput)

const moves: Partial<Record<string, CodeInputEvent>> = {
  ArrowLeft: { _tag: 'moved', to: 'left' },
  ArrowRight: { _tag: 'moved', to: 'right' },
  Home: { _tag: 'moved', to: 'first' },
  End: { _tag: 'moved', to: 'last' },
}

/** One real input under the boxes gives one label and tab stop, and autofill, paste and every keyboard work. */
export const CodeInput = ({ label, input, onEvent, error, autoFocus = false, disabled = false }: CodeInputProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const value = codeText(input)
  const numeric = input.type === 'numeric'
  const { length } = input.boxes

  // The owner hears of a composition only at its end, so its unfinished text is drawn from here.
  const [composed, setComposed] = useState<{ readonly text: string; readonly replaces: boolean } | null>(null)
  const replaces = useRef(false)
  const { boxes, focus } =
    composed === null ? input : codeInputReducer(input, editDone(value, composed.text, composed.replaces))

  // React's onBeforeInput is a synthetic event without inputType, so this one is listened to directly.
  useEffect(() => {
    const element = field.current
    const listen = (event: InputEvent) => {
      // During a composition the selection covers what it has written so far, so only its start says what it replaces.
      if (event.isComposing || element === null) return
      replaces.current = isRange(element)
      const what = editAhead(event, element, length)
      if (what === null) return
      event.preventDefault()
      onEvent(what)
    }
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [onEvent, length])

  useEffect(() => field.current?.setSelectionRange(value.length, value.length), [value, input.focus])

  const keyed = (event: KeyboardEvent) => {
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    onEvent(move)
  }
  const pointed = (event: PointerEvent<HTMLInputElement>) => {
    if (isRange(event.currentTarget)) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onEvent({ _tag: 'focused', box: Math.floor(((event.clientX - left) / width) * length) })
  }
  const typed = (text: string): void => {
    if (composed === null) onEvent(editDone(value, text, replaces.current))
    else setComposed({ ...composed, text })
  }
  const composing = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    setComposed({ text: currentTarget.value, replaces: isRange(currentTarget) })
  const composedAll = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposed(null)
    if (currentTarget.value !== value) onEvent(editDone(value, currentTarget.value, composed?.replaces ?? false))
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
          aria-describedby={error === undefined ? `${id}-length` : `${id}-error ${id}-length`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={numeric ? 'numeric' : 'text'}
          {...(numeric ? { pattern: '[0-9]*' } : {})}
          autoFocus={autoFocus}
          disabled={disabled}
          value={composed?.text ?? value}
          onChange={({ target }) => typed(target.value)}
          onCompositionStart={composing}
          onCompositionEnd={composedAll}
          onKeyDown={keyed}
          onPointerUp={pointed}
        />
        {boxes.map((character, index) => (
          <span
            key={index}
            aria-hidden="true"
            className="ui-code__box"
            data-here={index === focus || undefined}
            data-filled={character !== '' || undefined}
          >
            {character || <span className="ui-code__caret" />}
          </span>
        ))}
      </div>
      <span id={`${id}-length`} hidden>
        {uiWords.codeLength(length, numeric)}
      </span>
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
