import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'

export interface NumberFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'inputMode'> {
  /** Inside, at the right, and read with the label: `กก.` */
  readonly unit: string
  /** Off for whole numbers: brings the key pad without a point. */
  readonly decimal?: boolean | undefined
  /** 68 high with the large number; `small` is 54 high, for what may be left empty. */
  readonly size?: 'large' | 'small' | undefined
}

/**
 * A number as it is typed: text with a number pad, not `type=number`, which drops what it cannot read and scrolls away the
 * value. What the text means is the screen's to decide.
 */
export const NumberField = ({
  label,
  optional,
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
    <Field {...{ ties, label, optional, hint, error, repair, className }}>
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
          {unit}
        </span>
      </div>
    </Field>
  )
}
