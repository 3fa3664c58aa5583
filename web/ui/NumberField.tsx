import { inFullWords } from '@careplus/core/words'
import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'

export interface NumberFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'inputMode'> {
  readonly unit: string
  /** Off for whole numbers, which brings the keypad without a decimal point. */
  readonly decimal?: boolean | undefined
  /** `large` is 68 px high; `small` is 54, for a field that may stay empty. */
  readonly size?: 'large' | 'small' | undefined
}

/** `type=number` would drop what it cannot parse, and change the value when the page is scrolled. */
export const NumberField = ({
  label,
  optional,
  mark,
  hint,
  error,
  repair,
  unit,
  decimal = true,
  size = 'large',
  id,
  className,
  ...input
}: NumberFieldProps) => {
  const ties = useFieldTies({ hint, error }, id)
  return (
    <Field {...{ ties, label, optional, mark, hint, error, repair, className }}>
      <div className={size === 'large' ? 'ui-field__box ui-field__box--number' : 'ui-field__box'}>
        <input
          autoComplete="off"
          {...input}
          {...ties}
          aria-describedby={[`${ties.id}-unit`, ties['aria-describedby']].filter(Boolean).join(' ')}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          className="ui-field__input"
        />
        <span className="ui-field__unit" aria-hidden="true">
          {unit}
        </span>
        <span id={`${ties.id}-unit`} hidden>
          {inFullWords(unit)}
        </span>
      </div>
    </Field>
  )
}
