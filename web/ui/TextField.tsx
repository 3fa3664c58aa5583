import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'> {
  readonly unit?: string | undefined
}

export const TextField = ({
  label,
  optional,
  mark,
  hint,
  error,
  repair,
  unit,
  id,
  className,
  ...input
}: TextFieldProps) => {
  const ties = useFieldTies({ hint, error }, id)
  return (
    <Field {...{ ties, label, optional, mark, hint, error, repair, className }}>
      <div className="ui-field__box">
        <input type="text" {...input} {...ties} className="ui-field__input" />
        {unit && (
          <span className="ui-field__unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </Field>
  )
}
