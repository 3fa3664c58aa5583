import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'
import './TextArea.css'

interface TextAreaProps extends Omit<FieldWords, 'repair'>, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

export const TextArea = ({ label, optional, hint, error, id, className, ...area }: TextAreaProps) => {
  const ties = useFieldTies({ hint, error }, id)
  return (
    <Field {...{ ties, label, optional, hint, error, className }}>
      <div className="ui-field__box">
        <textarea rows={4} {...area} {...ties} className="ui-field__input ui-area" />
      </div>
    </Field>
  )
}
