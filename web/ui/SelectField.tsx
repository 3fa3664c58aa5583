import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'
import { Icon } from './Icon'
import { ChevronDown } from './icons'
import './SelectField.css'

export interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'size'> {}

export const SelectField = ({ label, optional, hint, error, repair, id, className, ...select }: SelectFieldProps) => {
  const ties = useFieldTies({ hint, error }, id)
  return (
    <Field {...{ ties, label, optional, hint, error, repair, className }}>
      <div className="ui-field__box ui-select">
        <select {...select} {...ties} />
        <Icon of={ChevronDown} size={20} />
      </div>
    </Field>
  )
}
