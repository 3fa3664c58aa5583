import { useId, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './Icon'
import { TriangleAlert } from './icons'
import { Spoken } from './Spoken'
import { uiWords } from './words'
import './Field.css'

/** A correction that a parent can accept in one press: `ใช้ 88.5 ซม.` */
export interface Repair {
  readonly label: string
  readonly onRepair: () => void
  readonly meant?: { readonly label: string; readonly onMeant: () => void } | undefined
}

export interface FieldWords {
  readonly label: string
  readonly optional?: boolean | string | undefined
  readonly mark?: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly repair?: Repair | undefined
}

export interface FieldTies {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export const useFieldTies = ({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, given?: string): FieldTies => {
  const made = useId()
  const id = given ?? made
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

interface FieldProps extends FieldWords {
  readonly ties: FieldTies
  readonly children: ReactNode
  readonly group?: boolean
  readonly hideLabel?: boolean
  readonly className?: string | undefined
}

/** The pressed button disappears, so the focus moves to its field. */
const thenAtField = (press: () => void) => (event: MouseEvent) => {
  const field = event.currentTarget.closest<HTMLElement>('.ui-field')
  press()
  field?.focus()
}

/** It has a name only while it has the focus itself: a screen reader would read the name of its control twice. */
const useNameWhenFocused = (labelId: string, controlId: string) => {
  const [isFocused, setFocused] = useState(false)
  return {
    ...(isFocused ? { role: 'group', 'aria-labelledby': `${labelId} ${controlId}` } : {}),
    onFocus: ({ target, currentTarget }: FocusEvent) => setFocused(target === currentTarget),
    onBlur: () => setFocused(false),
  }
}

export const Field = ({
  ties,
  label,
  optional,
  mark,
  hint,
  error,
  repair,
  children,
  group = false,
  hideLabel = false,
  className = '',
}: FieldProps) => {
  const { id } = ties
  const labelId = `${id}-label`
  const named = useNameWhenFocused(labelId, id)
  const words = (
    <>
      {label}
      {optional && ' '}
      {optional && <span className="ui-field__optional">{optional === true ? uiWords.optional : optional}</span>}
      {mark && ' '}
      {mark && <span className="ui-field__mark">{mark}</span>}
    </>
  )
  const below = (
    <>
      <div className="ui-field__live" aria-live="polite">
        {error && (
          <p className="ui-field__error" id={`${id}-error`}>
            <Icon of={TriangleAlert} size={20} />
            <span>
              <Spoken>{error}</Spoken>
            </span>
          </p>
        )}
      </div>
      {error && repair && (
        <div className="ui-field__repair">
          <button
            type="button"
            className="ui-button ui-button--second ui-button--small"
            onClick={thenAtField(repair.onRepair)}
          >
            <Spoken>{repair.label}</Spoken>
          </button>
          {repair.meant && (
            <button
              type="button"
              className="ui-button ui-button--ghost ui-button--small"
              id={`${id}-meant`}
              aria-labelledby={`${labelId} ${id}-meant`}
              onClick={thenAtField(repair.meant.onMeant)}
            >
              {repair.meant.label}
            </button>
          )}
        </div>
      )}
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          <Spoken>{hint}</Spoken>
        </p>
      )}
    </>
  )
  return group ? (
    <fieldset className={`ui-field ${className}`} tabIndex={-1} aria-describedby={ties['aria-describedby']}>
      <legend className={hideLabel ? 'ui-hidden' : 'ui-field__label'}>{words}</legend>
      {children}
      {below}
    </fieldset>
  ) : (
    <div className={`ui-field ${className}`} tabIndex={-1} {...named}>
      <label className="ui-field__label" id={labelId} htmlFor={id}>
        {words}
      </label>
      {children}
      {below}
    </div>
  )
}
