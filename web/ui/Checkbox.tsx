import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { CheckMark } from './CheckMark'
import './Checkbox.css'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  readonly children: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/** Only the first line is the name: help and error are read after it, once. A consent is never ticked beforehand. */
export const Checkbox = ({ children, help, error, className = '', id, ...input }: CheckboxProps) => {
  const made = useId()
  const inputId = id ?? made
  const described = [error && `${inputId}-error`, help && `${inputId}-help`].filter(Boolean).join(' ')
  return (
    <div className={`ui-check ${className}`}>
      <label className="ui-check__row">
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className="ui-check__input"
          aria-labelledby={`${inputId}-label`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className="ui-check__box" aria-hidden="true">
          <CheckMark size={18} />
        </span>
        <span className="ui-check__words">
          <span className="ui-check__label" id={`${inputId}-label`}>
            {children}
          </span>
          {help && (
            <span className="ui-check__help" id={`${inputId}-help`}>
              {help}
            </span>
          )}
          {error && (
            <span className="ui-check__error" id={`${inputId}-error`}>
              {error}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
